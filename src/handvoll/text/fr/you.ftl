# Ta page : ce que tu as joué ici, et comment ça s’est passé.

you-word = Ta page
you-none = Rien n’est encore compté. Ta prochaine partie le sera.
you-what = Les parties comptent quand elles sont jouées jusqu’au bout. Les leçons, les défis du jour, les énigmes et les parties rejouées autrement ne comptent pas.
you-games = Parties
you-won = Gagnées
you-with-people = Avec d’autres
you-in-row = Jours de suite
you-longest = Plus longue série
you-dailies = Défis du jour
you-fives = Cinq doigts
you-puzzles = Énigmes résolues
you-per-game = Jeu par jeu
you-record = { $games ->
    [one] { $won } partie gagnée sur { $games }
   *[other] Parties gagnées : { $won } sur { $games }
  }
you-won-of = { $won } sur { $games }
you-against = Gagnées avec ces bots à la table
you-most = Meilleur score : { $points }
you-alone = Tes meilleures parties en solo
you-strength = Énigmes : { $solved } sur { $tried } résolues, force { $rating }
you-yours = Tout cela est à toi
you-take = Emporte-le sur un autre appareil, enregistre-le dans un fichier ou fais-le effacer.
you-save = Enregistrer dans un fichier
you-forget = Tout effacer
you-forget-what = Tes parties, défis du jour, énigmes et ta marionnette disparaissent, ainsi que toutes les tables où tu étais seul. Les parties avec d’autres restent les leurs, avec ton nom. C’est définitif.
you-forget-yes = Oui, tout effacer
you-forget-no = Non, garder
you-forgotten = Tout est effacé.
