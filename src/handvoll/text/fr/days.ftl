# Sur plusieurs jours : une table qui attend.

web-setting-days = Jours par coup
    .explain = D’ici là, aucun bot ne prend le relais et personne n’a besoin de rester. À 0, on joue d’une traite.
days-lobby = Chacun a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  } pour jouer un coup : venez quand vous voulez.
days-hurry = { $game } se joue contre le sablier : impossible d’attendre des jours.
days-left-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
days-left-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
days-left-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
days-away = Il reste { $time } à { $name }.
days-you = Il te reste { $time } pour jouer.
days-yours = À toi de jouer, encore { $time }
