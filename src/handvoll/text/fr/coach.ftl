# Le coach : retour sur une partie. Les valeurs arrivent en texte, de coach-percent ou coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
coach-luck-good = de la chance, elle valait { $worth }
coach-luck-bad = pas de chance, { $worth } de moins que d’habitude
coach-luck-even = ni chance ni malchance
coach-mistakes = { $count ->
    [0] aucun coup nettement faux
    [one] un coup a coûté { $worth }
   *[other] { $count } coups ont coûté { $worth }
  }
coach-time = à la fin du temps, il restait { $worth } à trouver
coach-sum = départ { $start }, bons coups { $found }, erreurs { $errors }, chance { $luck }, les autres { $others } : { $result }
coach-title = { $game }, vu avec les yeux de chaque place ({ $deals } donnes imaginées à chaque fois)
coach-better = entrée { $entry } : { $move } ({ $worth }) ; mieux valait { $better } ({ $best }) : { $reason }
coach-looking = Retour sur la partie
