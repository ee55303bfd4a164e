# I Go!: cards, what happens, why not.

igo-card = { $colour ->
    [p] pink
    [v] violet
    [b] blue
    [s] sky
    [g] grey
    [n] brown
    [r] red
    [o] orange
    [y] yellow
   *[l] lime
  } { $number }
igo-colour = { $colour ->
    [p] pink
    [v] violet
    [b] blue
    [s] sky
    [g] grey
    [n] brown
    [r] red
    [o] orange
    [y] yellow
   *[l] lime
  }

igo-dealt = A new hand: { $player } starts, the { $card } begins the discards
    .you = A new hand: you start, the { $card } begins the discards
igo-drew = { $player } draws the { $card } from the pile
    .you = You draw the { $card } from the pile
igo-drew-hidden = { $player } draws from the pile
igo-took = { $player } takes the { $card } from the discards
    .you = You take the { $card } from the discards
igo-picked = { $player } picks the { $card } from the display
    .you = You pick the { $card } from the display
igo-unscored = { $player } took the last card of the display: this hand is not scored
    .you = You took the last card of the display: this hand is not scored
igo-discarded = { $player } discards the { $card }
    .you = You discard the { $card }
igo-ended = { $player } does not call
    .you = You do not call
igo-called = { $named ->
    [0] { $player } calls “I Go!” without a row; { $free_colour } is free
   *[other] { $player } calls “I Go!” with { $colours }; { $free_colour } is free
  }
    .you = { $named ->
        [0] You call “I Go!” without a row; { $free_colour } is free
       *[other] You call “I Go!” with { $colours }; { $free_colour } is free
      }
igo-showed = { $sum ->
    [0] { $player } has nothing left over
   *[other] { $player } has { $sum } left over: { $left_cards }
  }
    .you = { $sum ->
        [0] You have nothing left over
       *[other] You have { $sum } left over: { $left_cards }
      }
igo-scored = { $points ->
    [one] A point for { $player }, the first
   *[other] A point for { $player }, who now has { $points }
  }
    .you = { $points ->
        [one] A point for you, the first
       *[other] A point for you, now you have { $points }
      }
igo-perfect = A perfect “I Go!”: { $player } wins the whole game!
    .you = A perfect “I Go!”: you win the whole game!

igo-take-first = take a card first: from the pile, the discards or the display
igo-one-card = you have taken your card in this turn
igo-discard-first = discard a card first; then you may call or end your turn
igo-one-discard = you have discarded already: now call “I Go!” or end your turn
igo-closed = the discards are closed after a hundred takes in a row: leave the { $card } and take from the pile or the display
igo-last-shown = after ten hands without points the last card of the display stays where it is
igo-must-call = you took the last card of the pile, so you have to call “I Go!”
igo-too-soon = nobody may call before everybody has ended { $count ->
    [one] a turn
   *[other] { $count } turns
  }
igo-straight-back = you have just taken the { $card } from the discards; it cannot go straight back
igo-not-in-hand = you do not have the { $card }
igo-free-colour = { $free_colour } is the free colour; it is in no row
igo-no-such-colour = you have no card for a row in { $named_colour }
igo-only-one-fits = your { $one_colour } and { $two_colour } cards have the same number: only one of them fits into the row

igo-do-draw = draw a card from the pile
igo-do-draw-last = draw the last card of the pile: then you must call
igo-do-take = take the { $card } from the discards
igo-do-pick = pick the { $card } from the display
igo-do-pick-last = pick the { $card }, the last of the display: that ends the hand without points
igo-do-discard = discard the { $card }: { $sum } left over
igo-do-end = do not call
igo-do-wait = end your turn; nobody may call yet
igo-do-go = { $named ->
    [0] “I Go!” without a row: { $sum } left over
   *[other] “I Go!” with { $colours }: { $sum } left over
  }
igo-do-perfect = { $named ->
    [0] “I Go!” without a row: nothing left over, you win the game
   *[other] “I Go!” with { $colours }: nothing left over, you win the game
  }

igo-merit-draw = neither open card would leave you less
igo-merit-take = after a good discard { $sum } would be left over
igo-merit-discard = it is the card your rows need least
igo-merit-end = { $sum } left over is still too much
igo-merit-wait = nobody may call yet
igo-merit-go = probably nobody has less

igo-display = Display
igo-free = { $free_colour } is free
igo-discards = Discards
igo-pile = Pile
igo-by-colour = By colour
igo-by-value = By number
igo-cost = { $named ->
    [0] “I Go!” now, without a row: { $sum } left over
   *[other] “I Go!” now, with { $colours }: { $sum } left over
  }
igo-group-free = free
igo-group-row = row
igo-group-added = added
igo-group-left = left over

igo-about = Swap cards, tidy up your hand and call when you have the least left over.
igo-option-target = Points to win
    .explain = This many points win the game.
igo-option-patience = Patience
    .explain = Nobody calls before everybody has had this many turns of a hand.
igo-legend = ● a point, ▒12▒ cards in hand or in the pile; cards after it are known to be in that hand. Only the last card of the display can be taken. Colours: ✿ pink, ♛ violet, ♦ blue, ☁ sky, ⚷ grey, ◉ brown, ♥ red, ◓ orange, ☼ yellow, Ψ lime.
