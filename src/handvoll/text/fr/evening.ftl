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
evening-worth = Ce que rapporte une place
evening-worth-place = Place { $place }
evening-worth-explain = Valable pour toutes les parties de la soirée.
evening-worth-change = Changer les points
evening-only-one = Ici, une seule personne gagne ; toutes les autres partagent la deuxième place.
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
evening-won = { $names } { $count ->
    [one] gagne la soirée
   *[other] se partagent la soirée
  }
evening-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
evening-none = Aucune partie n’est encore finie.
evening-group = Envoyer le lien de votre groupe
evening-group-explain = Ce lien mène toujours à la table où vous jouez.
evening-picture = Partager en image
evening-picture-name = soiree
evening-history = Vos soirées
evening-history-none = Jouez une deuxième partie ensemble, et votre soirée sera gardée ici.
evening-next = Un autre jeu avec les mêmes joueurs
evening-next-game = Jeu suivant : { $game }
evening-too-many = À { $count }, il n’y a que { $games } ; sinon, on laisse sa place à tour de rôle.
evening-wants = { $names } { $count ->
    [one] veut
   *[other] veulent
  } jouer à { $game }.
evening-join = Jouer à la prochaine partie
evening-offer = Tu regardes.
evening-joins = Tu joues à la prochaine partie.
evening-sits-out = Cette fois, tu laisses ta place ; tu joues à la prochaine partie.
evening-onward = La soirée continue.
evening-join-not = Regarder seulement
evening-joining = { $count ->
    [one] { $names } joue à la prochaine partie.
   *[other] { $names } jouent à la prochaine partie.
  }
web-told-joining = { $name } joue à la prochaine partie
web-told-joining-no-more = { $name } regarde seulement
