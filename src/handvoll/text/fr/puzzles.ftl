# Énigmes : un coup est clairement le meilleur.

puzzle-word = Énigmes
puzzle-one = Trouve le seul meilleur coup. Plus tu progresses, plus elles sont difficiles.
puzzle-play = Énigme suivante
puzzle-go-on = Continuer
puzzle-other-games = Autres jeux
puzzle-title = { $game }, énigme { $number }
puzzle-number = Énigme { $number }
puzzle-see = Voir la solution
puzzle-solved = Trouvé ! C’était le meilleur coup.
puzzle-missed = Ce n’était pas le meilleur coup.
puzzle-you = Toi
puzzle-best = Le meilleur
puzzle-next = Le deuxième
puzzle-why = Pourquoi
puzzle-why-exact = Calculé exactement : rien d’autre ne vaut autant.
puzzle-why-searched = Sans aucun doute, si tout le monde joue ensuite raisonnablement : essayé dans de nombreuses donnes imaginées.
puzzle-why-fiver = aucun autre groupe qui correspond au lancer ne vaut autant
puzzle-levels = Ce que font les bots ici
puzzle-level-found = l’a trouvé
puzzle-strength = Ta force : { $rating }
puzzle-strength-up = Ta force : { $rating }, { $change } de plus
puzzle-strength-down = Ta force : { $rating }, { $change } de moins
puzzle-hard = Celle de l’énigme : { $rating }
puzzle-free = Tu la connais déjà : elle ne compte pas.
puzzle-done = { $solved } sur { $tried } résolues
puzzle-no-number = Il n’y a pas d’énigme avec ce numéro.

puzzle-go5 = Quel est le meilleur coup maintenant ?
puzzle-fifteen = Où cette carte va-t-elle le mieux ?
puzzle-highfive = Trouve la pose qui rapporte le plus maintenant.
puzzle-igo = Garde le moins possible : que fais-tu ?
puzzle-fiver = Trouve le groupe qui vaut le plus pour ce lancer, puis touche « Fini ».
puzzle-worth-go5 = gagne { $score } fois sur 100
puzzle-worth-fifteen = gagne { $score } fois sur 100
puzzle-worth-highfive = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
puzzle-worth-igo = il reste { $score }
puzzle-worth-fiver = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-igo-discard = défausser le { $card }
