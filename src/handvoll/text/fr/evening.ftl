# La soirée : le téléviseur, les groupes et leur feuille.

tv-title = Téléviseur
tv-scan = Scanne ceci avec ton téléphone
tv-how-1 = Votre table apparaît ici, en assez grand pour tout le monde.
tv-how-2 = Vos téléphones montrent vos propres cartes.
tv-how-3 = Pas de téléphone pour scanner ? Tape le code dans le menu de ta table.
tv-lost = Un instant, on cherche la connexion…
tv-lobby-scan = Scanne et prends place
tv-lobby-starts = { $player } lance la partie quand tout le monde est là.
tv-lobby-wait = Qui s’assoit en premier décide quand on commence.
tv-joins = Scanne pour jouer
tv-next = Qui veut continuer le dit sur son téléphone.
tv-show-how = Ouvre { $address } sur le téléviseur et scanne son code, ou tape-le ici.
tv-off = Éteindre le téléviseur
tv-is-on = Le téléviseur affiche cette table.
tv-is-away = Le téléviseur n’est pas là pour l’instant.
tv-code = Code du téléviseur
tv-enter = Afficher là-bas
tv-point = Quelle table afficher sur le téléviseur ?
tv-point-this = Afficher cette table
tv-point-open = Commencer une partie sur le téléviseur
tv-look-up = Regarde le téléviseur
web-told-screened = { $player } affiche la table sur le téléviseur
    .you = Tu affiches la table sur le téléviseur
web-told-unscreened = { $player } éteint le téléviseur
    .you = Tu éteins le téléviseur

evening-title = La soirée
evening-explain = Une victoire rapporte 5 points, les places suivantes 3, 2 et 1.
evening-to-table = Aller à la table
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
evening-none = Aucune partie n’est encore finie.
