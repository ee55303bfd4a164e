# Go5: cards, what happens, why not.

go5-card = { $colour ->
    [r] red { $number }
    [o] orange { $number }
    [y] yellow { $number }
    [g] green { $number }
    [b] blue { $number }
    [v] violet { $number }
    [p] pink { $number }
    [j] joker
   *[s] stop card
  }
go5-kind = { $kind ->
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
    [sixes] sixes
    [sevens] sevens
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [pink] pink
    [ball] ball
    [half] half
    [bars] bars
    [rings] rings
    [dots] dots
    [harlequin] harlequin
    [chevron] chevron
   *[black] black
  }

go5-began = Round { $round }: { $player } deals
    .you = Round { $round }: you deal
go5-dealt = { $player } is dealt { $cards }
    .you = You are dealt { $cards }
go5-dealt-unseen = { $player } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
go5-got-stop = { $player } gets a stop card and another card for it
    .you = You get a stop card and another card for it
go5-sunk = The { $card } goes to the bottom of the pile
go5-turned-up = The { $card } is turned up
go5-drew = { $player } draws { $cards }
    .you = You draw { $cards }
go5-drew-unseen = { $count ->
    [one] { $player } draws a card
   *[other] { $player } draws { $count } cards
  }
go5-nothing-left = There is nothing left to draw for { $player }
    .you = There is nothing left for you to draw
go5-mixed = { $count ->
    [one] One discard becomes the new pile
   *[other] { $count } discards are shuffled into a new pile
  }
go5-took = { $player } takes the { $card }
    .you = You take the { $card }
go5-laid = { $player } lays { $cards } ({ go5-kind })
    .you = You lay { $cards } ({ go5-kind })
go5-added = { $player } adds the { $card } to set { $number } ({ go5-kind })
    .you = You add the { $card } to set { $number } ({ go5-kind })
go5-swapped = { $player } gives the { $card } to { $other } and takes the { $other_card }
    .you = You give the { $card } to { $other } and take the { $other_card }
    .yours = { $player } gives you the { $card } and takes your { $other_card }
go5-stopped = { $player } plays a stop card: { $other } will miss a turn
    .you = You play a stop card: { $other } will miss a turn
    .yours = { $player } plays a stop card: you will miss a turn
go5-skipped = { $player } misses a turn
    .you = You miss a turn
go5-discarded = { $player } discards the { $card }
    .you = You discard the { $card }
go5-crossed = { $player } discards the { $card } across
    .you = You discard the { $card } across
go5-asked = { $player } may call Go5 with the { $card }
    .you = You may call Go5 with the { $card }
go5-called = { $player } calls Go5 and adds the { $card } ({ go5-kind })
    .you = You call Go5 and add the { $card } ({ go5-kind })
go5-passed = { $player } passes
    .you = You pass
go5-five = Go5! { $player } has five ({ go5-kind })
    .you = Go5! You have five ({ go5-kind })
go5-ran-out = The pile has run out for the third time: the round is over
go5-stuck = Nothing moves any more: the round is over
go5-counted = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round ({ go5-parts }), { $total } in all
    .you = You: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in this round ({ go5-parts }), { $total } in all
go5-parts = sets { $sets }{ $ended ->
    [0] {""}
   *[other] , Go5 +{ $ended }
  }{ $cost ->
    [0] {""}
   *[other] , left over −{ $cost }
  }

go5-no-call = you can call Go5 only when somebody else has just discarded a card for your set of four
go5-calling = the { $card } can be called with: call Go5 or pass
go5-no-set = you have no set { $number }
go5-not-four = your set { $number } does not have four cards
go5-draw-first = draw first
go5-drawn = you have already drawn in this turn
go5-take-unopened = you can take a discard only after you have opened
go5-take-nothing = there is no discard to take
go5-take-stop = a stop card can never be taken
go5-take-across = { $other } has laid the joker across: nobody else may take it
go5-stop-chain = finish your swap first: use the { $card }
go5-no-stop = you have no stop card
go5-one-stop = one stop card a turn is enough
go5-stop-unopened = you can play a stop card only after you have opened
go5-use-it = use the { $card } first: add it, lay it or swap it on
go5-must-discard = end your turn by discarding a card
go5-across = only a joker can lie across, not the { $card }
go5-keep-one = your last card stays in your hand
go5-stop-card = the { $card } is not a hand card; play it with “stop”
go5-not-in-hand = you do not have the { $card }
go5-unopened = open first: lay a set of three without a joker
go5-just-opened = you have just opened; that is all for this turn
go5-played = you have already played in this turn
go5-joker-opening = your first set must do without a joker
go5-two-jokers = a set has one joker at most
go5-no-kind = { $cards } have nothing in common
go5-joker-black = a black set takes no joker
go5-keep-two = this would leave you fewer than two cards: one to discard and one to keep
go5-misfit = the { $card } does not fit your set { $number } ({ go5-kind })
go5-swap-joker = jokers cannot be swapped
go5-not-laid = the { $card } is in nobody’s set
go5-swap-own = swap with the sets of others, not with your own
go5-swap-again = set { $number } of { $other } has already taken part in this swap
go5-swap-misfit = the { $card } does not fit set { $number } of { $other }
go5-no-ending = you could not use the { $card } at once

go5-do-draw = draw from the pile
go5-do-take = take the { $card }
go5-do-set = lay { $cards }: { go5-kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
go5-do-add = add the { $card } to set { $number } ({ go5-kind })
go5-do-five = add the { $card } to set { $number }: five of a kind ({ go5-kind }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the round ends
go5-do-swap = give the { $card } to { $other } for the { $other_card }
go5-do-stop = play a stop card: { $other } will miss a turn
go5-do-discard = discard the { $card }
go5-do-across = discard the { $card } across
go5-do-call = Go5! Add the { $card } to set { $number } ({ go5-kind })
go5-do-pass = pass
go5-do-end = end your turn: your last card stays with you

go5-merit-draw = the pile promises more than the open card
go5-merit-only = until you have opened, cards come from the pile only
go5-merit-take = it fits what you have
go5-merit-open = once you have opened you may add, swap and call
go5-merit-lay = a new set brings more than a bigger one: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
go5-merit-add = one card more and it is a Go5 ({ go5-kind })
go5-merit-five = five ({ go5-kind }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the round is over
go5-merit-swap = you can use the { $other_card } at once
go5-merit-stop = { $other } misses a turn, and left over it would cost you points
go5-merit-discard = it is the card you need least and that helps the others least
go5-merit-across = lying across, nobody else can take it
go5-merit-keep = your last card stays in your hand
go5-merit-pass = the round is worth more to you if it goes on

go5-about = Collect cards that belong together, swap cleverly and be the first to finish a set of five.
go5-option-target = Points to win
    .explain = The game ends after a round in which somebody reaches this total.
go5-option-rounds = Most rounds
    .explain = After this many rounds the game ends in any case.
go5-legend = A card shows its number, the mark of its colour and its pattern; a pattern in brackets [●] is on black. ★ joker, ⊘ stop card, ▒7▒ cards in hand or in the pile, (★) a joker laid across, ⇄ the card received in a swap, ⏭ misses a turn, ▸ is to move, ▶ your hand. Colours: ♥ red, ◓ orange, ☼ yellow, ♣ green, ♦ blue, ♛ violet, ✿ pink.
