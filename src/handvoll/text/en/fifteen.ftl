# 15GO!: cards, what happens, why not.

fifteen-card = { $colour ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [t] teal
    [b] blue
    [v] violet
   *[p] pink
  } { $number }

fifteen-turned = { $player } turns the { $card }
    .you = You turn the { $card }
fifteen-opened = { $player } opens row { $row } with the { $card }
    .you = You open row { $row } with the { $card }
fifteen-to-row = { $player } puts the { $card } on row { $row }
    .you = You put the { $card } on row { $row }
fifteen-to-pile = { $player } puts the { $card } on { $other }’s pile
    .you = You put the { $card } on { $other }’s pile
    .yours = { $player } puts the { $card } on your pile
fifteen-kept = { $player } keeps the { $card }
    .you = You keep the { $card }
fifteen-to-own = { $player } puts the { $card } on their own pile
    .you = You put the { $card } on your own pile
fifteen-borrowed = { $player } takes the { $card } from { $other } for row { $row }
    .you = You take the { $card } from { $other } for row { $row }
    .yours = { $player } takes the { $card } from you for row { $row }
fifteen-recycled = { $player } turns over the open pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .you = You turn over your open pile, { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
fifteen-completed = { $points ->
    [0] Row { $row } is full
   *[other] Row { $row } is full: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $player }
  }
    .you = { $points ->
        [0] Row { $row } is full
       *[other] Row { $row } is full: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for you
      }
fifteen-out = { $points ->
    [0] { $player } has no cards left
   *[other] { $player } takes place { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
  }
    .you = { $points ->
        [0] You have no cards left
       *[other] You take place { $place }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
      }

fifteen-uneven = { $cards } cards cannot be dealt evenly to { $seats } players ({ $rule })
fifteen-overlook-points = Overlooking cannot be played together with points ({ $rule })

fifteen-chain = borrowing has begun on row { $row }: go on there and end with a card of your own
fifteen-already-turned = the open pile comes before the first turned card; now the { $card } must be placed
fifteen-place-first = place the { $card } first
fifteen-not-turned = no card is turned yet: use the open pile, or turn
fifteen-no-open-first = at this table the open pile cannot be used before turning
fifteen-fits-row = the { $card } fits row { $row }, so it cannot be kept
fifteen-fits-pile = the { $card } fits { $other }’s pile, so it cannot be kept
fifteen-no-own = at this table a card goes onto your own pile only when it fits nowhere else
fifteen-keep-instead = at this table a card goes onto your own pile only by keeping it
fifteen-own-empty = you have no open pile
fifteen-own-spent = after turning your pile over, your own pile cannot be used again in the same turn
fifteen-own-apart = the { $card } is not one higher or lower than your { $top_card }
fifteen-long-game = the game is long: a card that fits a row must go to a row
fifteen-no-row = row { $row } has not been opened
fifteen-row-full = row { $row } is full
fifteen-row-waits = row { $row } waits for { $waits }, not for { $number }
fifteen-own-pile = you cannot put a card on your own pile this way
fifteen-no-pile = { $other } has no open pile
fifteen-no-seat = nobody sits at { $letter }
fifteen-pile-apart = { $number } is not one higher or lower than the { $top_card } on { $other }’s pile
fifteen-no-borrow = at this table others’ cards cannot be borrowed
fifteen-borrow-own = borrow from others; your own open card ends the chain
fifteen-borrow-waits = row { $row } waits for { $waits }, not for the { $card }
fifteen-chain-breaks = after the { $card } row { $row } could not be led up to a card of your own

fifteen-do-row = put it on row { $row }
fifteen-do-row-full = put it on row { $row } and complete it
fifteen-do-on = put it on { $other }’s pile
fifteen-do-keep = keep it
fifteen-do-own = put it on your own pile
fifteen-do-turn = turn the next card
fifteen-do-open-row = put your open card on row { $row }
fifteen-do-open-row-full = put your open card on row { $row } and complete it
fifteen-do-open-on = put your open card on { $other }’s pile
fifteen-do-borrow-row = take { $other }’s open card for row { $row }
fifteen-do-borrow-row-full = take { $other }’s open card for row { $row } and complete it

fifteen-merit-full = that completes row { $row }
fifteen-merit-row = one card less for you
fifteen-merit-pile = one card less for you and one more for { $other }, who has { $count }
fifteen-merit-keep = it fits nowhere else
fifteen-merit-own = you go on turning and keep it in reach
fifteen-merit-turn = your open card fits nowhere

fifteen-about = Get rid of your pile: onto rising rows in the middle, or onto the others.
fifteen-option-colours = Colours
    .explain = How many colours are in the deck; fewer make a shorter game.
fifteen-option-overlook = Quick eyes
    .explain = You may keep a card that would fit, and nobody shows you where it fits.
fifteen-option-open_first = Open card first
    .explain = Before turning you may place cards from your own open pile.
fifteen-option-own_pile = Own pile
    .explain = A turned card may go on your own open pile if it is one higher or lower.
fifteen-option-borrow = Borrow
    .explain = Take others’ open cards for a row, if a card of your own ends the chain.
fifteen-option-points = Points
    .explain = Play on until nobody has cards; places and full rows bring points.
fifteen-legend = ▒12▒ closed cards, then the open pile with its top card on the right; 1: a row and the number it waits for; ▶ the turned card. Colours: ♥ red, ◓ orange, ☼ yellow, ♣ green, ∝ teal, ♦ blue, ♛ violet, ✿ pink.
