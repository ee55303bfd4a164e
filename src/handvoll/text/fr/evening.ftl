# La soirée : le téléviseur, les groupes et leur feuille.

tv-title = Téléviseur
tv-scan = Scanne-le avec ton téléphone
tv-how-1 = Votre table apparaît ici, assez grande pour tous.
tv-how-2 = Vos téléphones montrent vos propres cartes.
tv-how-3 = Pas de quoi scanner ? Tape le code dans le menu de ta table.
tv-lost = Un instant, on cherche la maison…
tv-lobby-scan = Scanne et prends place
tv-lobby-starts = { $player } commence quand tout le monde est là.
tv-lobby-wait = Qui s’assoit en premier décide quand on commence.
tv-joins = Scanne pour jouer
tv-next = Qui veut continuer le dit sur son téléphone.
tv-show-how = Ouvre { $address } sur le téléviseur et scanne son code, ou tape-le ici.
tv-off = Éteindre le téléviseur
tv-is-on = Le téléviseur montre cette table.
tv-is-away = Le téléviseur n’est pas là pour l’instant.
tv-code = Code du téléviseur
tv-enter = Montrer là-bas
tv-point = Quelle table sur le téléviseur ?
tv-point-this = Montrer cette table
tv-point-open = Commencer un jeu sur le téléviseur
tv-look-up = Regarde le téléviseur
web-told-screened = { $player } montre la table sur le téléviseur
    .you = Tu montres la table sur le téléviseur
web-told-unscreened = { $player } éteint le téléviseur
    .you = Tu éteins le téléviseur

evening-title = Cette soirée
evening-explain = Une victoire rapporte 5 points, les places suivantes 3, 2 et 1.
evening-to-table = À la table
evening-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
  }
evening-leads = { $names } { $count ->
    [one] mène
   *[other] mènent
  } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
evening-none = Aucune partie n’est finie.
