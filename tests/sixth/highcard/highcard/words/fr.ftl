highcard-card = { $colour ->
    [r] { $number } rouge
    [g] { $number } vert
    [b] { $number } bleu
   *[y] { $number } jaune
  }
highcard-dealt = { $player } reçoit { $cards }
    .you = Tu reçois { $cards }
highcard-dealt-unseen = { $player } reçoit { $count } cartes
highcard-played = { $player } joue le { $card }
    .you = Tu joues le { $card }
highcard-won = { $player } remporte le pli avec le { $card }
    .you = Tu remportes le pli avec le { $card }
highcard-not-in-hand = tu n’as pas le { $card }
highcard-do-play = jouer le { $card }
highcard-about = Chacun joue une carte ; la plus haute remporte le pli.
highcard-option-cards = Cartes
    .explain = Combien de cartes chacun reçoit.
highcard-view-trick = Pli
highcard-view-gone = Jouées
