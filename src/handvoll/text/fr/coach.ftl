# Le coach : retour sur une partie. Les valeurs arrivent en texte, de coach-percent ou coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
coach-luck-good = de la chance, qui a rapporté { $worth }
coach-luck-bad = pas de chance, cela a coûté { $worth }
coach-luck-good-much = énormément de chance
coach-luck-bad-much = énormément de malchance
coach-luck-even = ni chance ni malchance
coach-mistakes = { $count ->
    [0] aucun coup clairement mauvais
    [one] un coup a coûté { $worth }
   *[other] { $count } coups ont coûté { $worth }
  }
coach-mistakes-many = { $count ->
    [one] un coup aurait pu être meilleur
   *[other] { $count } coups auraient pu être meilleurs
  }
coach-missed = pas trouvé : { $worth }
coach-found-all = presque tout trouvé
coach-sum = départ { $start }, ses coups { $moves }, chance { $luck }, les autres { $others } : { $result }
coach-title = { $game }, vu depuis chaque place ({ $deals } donnes imaginées à chaque fois)
coach-better = entrée { $entry } : { $move } ({ $worth }) ; mieux valait { $better } ({ $best }) : { $reason }
coach-looking = Retour sur la partie

# Dans le navigateur

coach-look-back = Revoir la partie
    .explain = C’était toi, ou les cartes ?
coach-progress = Retour sur la partie : { $number } %
coach-failed = Le coach a trop à faire en ce moment. Réessaie plus tard.
coach-curve-wins = Les chances de chacun, telles qu’on pouvait les connaître
coach-curve-points = Les points encore possibles pour qui voit tout
coach-proven = À 0 ou 100 %, l’issue était certaine, si plus personne n’oublie rien.
coach-turning = Là où tout a basculé pour { $player }
coach-turning-point = Coup { $number } : { $part }, { $change }
coach-part-found = un bon coup
coach-part-move = un coup
coach-part-error = un coup coûteux
coach-part-time = le temps était écoulé
coach-part-luck = la chance
coach-chance = { $player } : { $worth }
coach-was-best = Il n’y avait rien de mieux à voir.
coach-was-better = Mieux :
coach-what-if = Et si… ?
    .explain = Continue à partir d’ici contre des bots. À la vraie table, rien ne change.
coach-as = À la place de { $player }
coach-speed = Vitesse : { $speed }
