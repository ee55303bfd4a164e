# High Five!: cards, combinations, what happens, why not.

highfive-card = { $colour ->
    [r] red { $number }
    [g] green { $number }
    [b] blue { $number }
    [y] yellow { $number }
   *[j] joker
  }

highfive-five = { $points ->
    [30] High Five!
    [25] highest colour run
    [20] colour run
    [15] four of a number
    [10] three and a pair
    [8] one colour
    [6] run
    [3] three of a number
    [2] two pairs
    [1] a pair
   *[0] nothing
  }

highfive-started = The { $card } starts on { $square }
highfive-laid = { $player } lays the { $card } on { $square }
    .you = You lay the { $card } on { $square }
highfive-scored = { $points ->
    [one] { $player } makes { $points } point, { $first } to { $last }: { highfive-five }
   *[other] { $player } makes { $points } points, { $first } to { $last }: { highfive-five }
  }
    .you = { $points ->
        [one] You make { $points } point, { $first } to { $last }: { highfive-five }
       *[other] You make { $points } points, { $first } to { $last }: { highfive-five }
      }
highfive-dropped = { $player } cannot fill any five and puts the { $card } on { $square }
    .you = You cannot fill any five and put the { $card } on { $square }
highfive-drew = { $player } draws { $cards }
    .you = You draw { $cards }
highfive-drew-hidden = { $count ->
    [one] { $player } draws a card
   *[other] { $player } draws { $count } cards
  }
highfive-finished = { $points ->
    [0] { $player } has laid the last card
   *[other] { $player } is the first without cards: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
  }
    .you = { $points ->
        [0] You have laid your last card
       *[other] You are the first without cards: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more
      }

highfive-card-twice = you have the { $card } only once
highfive-not-in-hand = you do not have the { $card }
highfive-must-lay = you can still fill a five, so you have to, even if it brings nothing
highfive-taken = { $square } is taken
highfive-square-twice = only one card goes on { $square }
highfive-opening-three = in your first turn you lay exactly three cards, not { $count }
highfive-opening-connect = in your first turn you join two start cards that are still apart: two cards between them and one next to either end
highfive-too-many = at most four cards are laid in a turn, not { $count }
highfive-no-window = all your cards must fit into one five, side by side in a row or a column
highfive-gap = five in a line without a gap are needed; still free: { $squares }

highfive-place = { $card } on { $place }
highfive-do-lay = { $points ->
    [one] lay { $places } · { $points } point: { highfive-five }, { $first }–{ $last }
   *[other] lay { $places } · { $points } points: { highfive-five }, { $first }–{ $last }
  }
highfive-do-drop = put down { $places }
highfive-pile = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
  }
highfive-first-turn = First turn: exactly three cards that join two start cards, two between them and one at an end.

highfive-merit-lay = { $points ->
    [0] it brings nothing, but costs you least
    [one] { $points } point ({ highfive-five }), and it helps the next player least
   *[other] { $points } points ({ highfive-five }), and it helps the next player least
  }
highfive-merit-drop = no five can be filled; there it helps the next player least

highfive-about = Lay cards like a crossword and make the best fives on the board.

highfive-how = or type any lay, for example lay r5@c4 j@c7; you see its points before it counts
highfive-legend = [ 5♥] cards of the last five, ◦ where the first five may lie, ▒10▒ cards in hand, J★ the joker. Colours: ♥ red, ♣ green, ♦ blue, ☼ yellow.
