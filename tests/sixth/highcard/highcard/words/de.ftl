highcard-card = { $colour ->
    [r] rote { $number }
    [g] grüne { $number }
    [b] blaue { $number }
   *[y] gelbe { $number }
  }
highcard-dealt = { $player } bekommt { $cards }
    .you = Du bekommst { $cards }
highcard-dealt-unseen = { $player } bekommt { $count } Karten
highcard-played = { $player } spielt die { $card }
    .you = Du spielst die { $card }
highcard-won = { $player } macht den Stich mit der { $card }
    .you = Du machst den Stich mit der { $card }
highcard-not-in-hand = du hast keine { $card }
highcard-do-play = die { $card } spielen
highcard-about = Alle spielen eine Karte; die höchste macht den Stich.
highcard-option-cards = Karten
    .explain = Wie viele Karten alle bekommen.
highcard-view-trick = Stich
highcard-view-gone = Gespielt
