highcard-card = { $colour ->
    [r] rode { $number }
    [g] groene { $number }
    [b] blauwe { $number }
   *[y] gele { $number }
  }
highcard-dealt = { $player } krijgt { $cards }
    .you = Je krijgt { $cards }
highcard-dealt-unseen = { $player } krijgt { $count } kaarten
highcard-played = { $player } speelt de { $card }
    .you = Je speelt de { $card }
highcard-won = { $player } wint de slag met de { $card }
    .you = Je wint de slag met de { $card }
highcard-not-in-hand = je hebt de { $card } niet
highcard-do-play = de { $card } spelen
highcard-about = Iedereen speelt een kaart; de hoogste wint de slag.
highcard-option-cards = Kaarten
    .explain = Hoeveel kaarten iedereen krijgt.
highcard-view-trick = Slag
highcard-view-gone = Gespeeld
