# The terminal in lines, for ears.

plain-ask = Your move?
plain-help = Type the number of a choice, or the move itself in its short form. t says the whole table, c the time left, u takes back your last move where that is fair, h says what a bot would do, r says the rules, ? says this again, q ends the game.
plain-point = Do this: { $what }
plain-turned = Turned up: { $what }
plain-top-first = the top one first: { $things }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
plain-by-rounds = by rounds { $points }
plain-go5-discards = { $across ->
    [yes] Discards, on top and across: { $face }
   *[no] Discards, on top: { $face }
  }
plain-last-five = The last five: { $first } to { $last }
plain-outline = You have outlined { $fields }
