# What the browser says beside the games.

web-tagline = Five games, one table.
web-device = Take along to another device
web-device-how = Scan it with the other device within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }: your seats come along.
web-device-whose = This link is { $name }’s
web-device-same = On this device you are { $name } already.
web-device-become = Your seats, games and name come along to this device. Only do it if you made this link yourself.
web-device-both = Here you are { $mine }. If you become { $name }, this device plays { $name }’s seats; { $mine } is kept, and the menu switches back. Only do it if this link is yours.
web-device-yes = Be { $name } here
web-device-stay = Stay { $name }
web-device-again = Be { $name } again
web-home = Home
web-about = About Handvoll
web-legal = Legal notice
web-menu = Menu
web-settings = Settings
web-close = Close
web-language = Language
web-scheme = Light or dark
web-scheme-light = Light
web-scheme-dark = Dark
web-scheme-system = As the device
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-rules = Rules
web-scores = Scores
web-seat-nothing = There is nothing to do for this seat now.
web-other-moves = other moves
web-points = Points
web-points-word = { $count ->
    [one] point
   *[other] points
  }
web-sum = Sum
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-view-hands = Hand
web-closed-card = closed card
web-minutes = { $minutes } min
web-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-age = { $age }+

web-name = Your name
web-name-ask = What are you called?
web-guest = Guest
web-go5-one = Sets of number, colour or pattern. Five of a kind ends it.
web-igo-one = Collect, sort, and call when the least is left in your hand.
web-fifteen-one = Turn a card, place it, turn the next. Get rid of your pile.
web-highfive-one = Poker hands laid like a crossword. Four tens? Fifteen points.
web-fiver-one = Find five fields that show the roll, before the sand runs out.
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn
web-learn-game = Learn { $game }
web-also = Also on this shelf
web-your-games = Your games
web-your-games-none = Nothing yet: pick a finger.
web-game-with = with { $names }
web-game-alone = with bots
web-go-on = Go on
web-look = Look
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting just now.
web-waits = { $count ->
    [one] { $names } waits, { $taken } of { $seats } seats
   *[other] { $names } wait, { $taken } of { $seats } seats
  }
web-sit-down = Sit down
web-have-code = Have a code?
web-join = Join
web-fan-project = A fan project, not affiliated with the publishers. If you like a game, buy the box: it is worth it.

web-before = before the game
web-who-plays = Who plays?
web-you-host = you, the host
web-you = you
web-host = the host
web-is-here = is here
web-is-away = is away
web-is-held = away, a bot plays
web-bot = bot
web-send-away = Send away
web-leave = Leave the seat
web-free-seat = Free seat
web-waits-for-friend = waits for a friend
web-add-bot = Add a bot
web-sit-here = Sit here
web-seats-number = Seats
    .explain = How many play, bots included.
web-less = less
web-more = more
web-how-to-play = How do you want to play?
web-hints-option = Hints
    .explain = Show what a good bot would do.
web-public-option = Public table
    .explain = Anybody on the home page may sit down.
web-bring = Bring somebody
web-bring-how = Point a phone at the square, or type the code on the home page.
web-qr = QR code with the link to this table
web-doors = Guests come in by
web-door-narrow = Only this device can open this page. To invite others, start the server with an address they can reach.
web-send-link = Send the link
web-copied = Copied
web-copy-by-hand = Tap the link and copy it:
web-start = { $count ->
    [one] Start
   *[other] Start with { $count }
  }
web-start-fill = Free seats are filled with bots. Friends can still take them over later.
web-start-wait = { $player } starts the game.
web-full = All seats are taken. You can watch when it starts.
web-in-short = { $game } in short

web-table-code = Table { $code }
web-your-turn = Your turn:
web-turn-mine = It is your turn
web-turn-of = { $player } is thinking …
web-game-over = The game is over.
web-to-result = Result
web-ready = Ready
web-is-ready = { $player } is ready
web-not-ready = { $player } is not ready yet
web-waiting-for = Waiting for { $names } …
web-pause-game = Pause the game
web-resume-game = Go on
web-paused = The game is paused. All clocks stand still.
web-may = You may { $moves }.
web-which = which one?
web-my-things = Your cards
web-my-hand = Your hand
web-hint = Hint
web-hint-title = A good bot would …
web-hint-pondering = A good bot is thinking …
web-undo = Undo
web-take-back = Take back
web-confirm = Confirm
web-why-not = Why not?
web-rule = Rule { $rule }
web-log = What happened
web-react = Say something
web-round = round { $round }
web-took-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
web-took-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-since = Since your last turn
web-react-clap = Bravo!
web-react-sad = Oh no!
web-react-hurry = Hurry up
web-react-smile = Nice!
web-react-laugh = Haha!
web-react-wow = Wow!
web-react-heart = Lovely!
web-react-think = Hmm …
web-react-thanks = Thanks!
web-offline = No connection. We keep trying; your seat is safe.
web-lost = no connection right now
web-away = The server cannot be reached. We keep trying.
web-held = A bot plays for you.
web-take-over = I am back
web-watching = You are watching.

web-bot-for = Bot for { $player }
web-earlier = Before { $player }: { $names }
web-bot-played = A bot played for { $player } for a while
web-told-sat = { $player } sits down
web-told-named = A new name: { $player }
web-told-left = { $player } leaves
web-told-bot = A bot takes the seat of { $player }
web-told-paused = { $player } pauses the game
    .you = You pause the game
web-told-resumed = { $player } lets the game go on
    .you = You let the game go on
web-told-held = A bot plays for { $player } for a while
    .you = A bot plays for you
web-told-taken-back = { $player } is back
    .you = You are back
web-told-undone = { $player } takes it back
    .you = You take it back

web-go5-face = { $black ->
    [yes] { $card }, { go5-kind }, on black
   *[no] { $card }, { go5-kind }
  }
web-go5-your-set = Your set { $number }, { go5-kind }: { $cards }
web-go5-set = { $player }, set { $number }, { go5-kind }: { $cards }
web-go5-sets = Sets of { $player }
web-go5-your-sets = Your sets
web-go5-no-sets = Your sets will lie here: three of one number, one colour, one pattern, or on black.
web-go5-stop-sign = STOP
web-go5-stops = { $count ->
    [one] one stop card
   *[other] { $count } stop cards
  }
web-go5-pile = { $count } in the pile
web-go5-discards = Discards, { $card } on top
web-go5-no-discards = No discards
web-go5-discard-of = { $player } discarded
web-go5-your-discard = your discard
web-go5-across-cap = across
web-go5-draw = draw a card.
web-go5-draw-button = Draw
web-go5-take-or-draw = take the { $card }, or just draw.
web-go5-take-button = Take
web-go5-open = lay three that match, or discard a card.
web-go5-play = lay, add or swap – or discard a card.
web-go5-discard = now discard a card.
web-go5-last-card = your last card stays with you.
web-go5-end-button = End the turn
web-go5-where = where does the { $card } go?
web-go5-third = which card joins them?
web-go5-make = { go5-kind }! Lay them?
web-go5-held = use the { $card } at once: add it, lay it with two cards, or swap it on.
web-go5-over-set = add the { $card } to your set { $number } ({ go5-kind })
web-go5-over-swap = give the { $card } for the { $other_card } of { $other }
web-go5-over-discard = discard the { $card }
web-go5-which-way = lengthwise or across? Across, nobody else can take it.
web-go5-lay-button = Lay
web-go5-discard-button = Discard
web-go5-across-button = Across
web-go5-stop-button = STOP: { $other } misses a turn
web-go5-stop-cap = { $other } would miss a turn
web-go5-stop-later = for later, once you have opened
web-go5-stop-yours = yours to play
web-go5-quick = Quick!
web-go5-makes-five = The { $card } makes five ({ go5-kind }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
web-go5-call = Go5!
web-go5-call-label = Go5! Add the { $card } to your set { $number }, { go5-kind }
web-go5-let-go = Let it go
web-go5-may-call = { $names } may call Go5 with the { $card }.
web-go5-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
web-go5-chain = The swap so far
web-go5-chain-step = { $card } to { $other } for { $other_card }
web-go5-holds = { $player } must use it now
web-go5-you-hold = yours to use now
web-go5-spread = { $player }: { go5-kind }
web-go5-spread-yours = Your { go5-kind }
web-go5-swap-which = Which card for your { $card }?
web-go5-sort = { $order ->
    [colour] Sorted by colour
    [number] Sorted by number
   *[pattern] Sorted by pattern
  }
web-go5-missing-turn = misses the next turn
web-go5-first-to = First to { $target }
web-go5-round-ended = { $player } has five!
    .you = You have five!
web-go5-round-fives = Five
web-go5-round-fours = Fours
web-go5-round-threes = Threes
web-go5-round-out = Five first
web-go5-round-left = Left over
web-go5-round-points = This round

web-fiver-tableau = Your tableau
web-fiver-tableau-of = The tableau of { $player }
web-fiver-roll = The roll
web-fiver-round = round { $round } of { $rounds }
web-fiver-shapes = Shapes and points
web-fiver-shape = { $state ->
    [circled] shape { $shape }, { $points }, circled
    [struck] shape { $shape }, { $points }, struck
   *[free] shape { $shape }, { $points }
  }
web-fiver-outlined = in your { $shape }
web-fiver-circled = in the circled { $shape }
web-fiver-hatched = hatched
web-fiver-wrong = wrong
web-fiver-find = Find fives!
web-fiver-how = Draw over five joined fields that show exactly the dice.
web-fiver-missing = { $count ->
    [one] One more field: { $roll }
   *[other] { $count } more fields: { $roll }
  }
web-fiver-rest = { $count ->
    [one] One more field.
   *[other] { $count } more fields.
  }
web-fiver-so-far = { $count ->
    [one] One outlined.
   *[other] { $count } outlined.
  }
web-fiver-wipe = Wipe
web-fiver-wipe-how = touch the outline.
web-fiver-flip = Turn the hourglass
web-fiver-flip-it = Done! Turn it
web-fiver-flip-sure = Turn the hourglass?
web-fiver-flip-what = You stop drawing and get a point; the others have { $seconds } more seconds.
web-fiver-flip-yes = Turn it
web-fiver-go-on = Keep searching
web-fiver-rests = The hourglass has not been turned
web-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }
web-fiver-done = I’m done
web-fiver-searches = is searching
web-fiver-turned = turned the hourglass, +1
web-fiver-is-done = is done
web-fiver-strikes = is striking a shape
web-fiver-waits = waits
web-fiver-made = { $points ->
    [one] makes one point
   *[other] makes { $points } points
  }
web-fiver-you-turned = You turned the hourglass. The others hurry …
web-fiver-you-are-done = You are done. The others are still searching …
web-fiver-they-strike = The others are striking a shape …
web-fiver-judging = The judging
web-fiver-fate = { $fate ->
    [counts] the { $shape } counts
    [no-match] other symbols than the roll
    [overlaps] overlaps another five
    [repeats] the { $shape } was there before
    [sixth] six are one too many
    [used] on a used field
    [gone] the { $shape } is used up
   *[not-alone] only one is allowed
  }
web-fiver-bonus = for the hourglass
web-fiver-nothing = Nothing was outlined.
web-fiver-you-made = { $points ->
    [one] Round { $round }: you make one point.
   *[other] Round { $round }: you make { $points } points.
  }
web-fiver-they-made = { $points ->
    [one] Round { $round }: { $player } makes one point.
   *[other] Round { $round }: { $player } makes { $points } points.
  }
web-fiver-to-strike = Strike a shape
web-fiver-back = Back to mine
web-fiver-strike = Strike a shape:
web-fiver-strike-how = draw one you can spare on free fields.
web-fiver-strike-bare = nothing fits any more, so touch one.
web-fiver-strike-this = Strike the { $shape } here?
web-fiver-strike-it = Strike it
web-fiver-best = Your best games
web-fiver-best-new = A new best!

web-fifteen-rows = Rows in the middle
web-fifteen-row = Row { $row }, top { $top }, waits for { $waits }
web-fifteen-row-full = Row { $row } is full
web-fits = fits
web-fifteen-no-rows = A 1 opens the first row.
web-fifteen-pile = { $top ->
    [none] { $player }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, no open pile
   *[other] { $player }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, open: { $top }
  }
web-fifteen-closed = { $count } closed
web-fifteen-own-pile = your open pile
web-fifteen-open = { $count } open
web-fifteen-left = You still have { web-cards }.
web-fifteen-place = place the { $card }.
web-fifteen-place-or-keep = place the { $card } or keep it.
web-fifteen-keep-only = the { $card } fits nowhere: keep it.
web-fifteen-open-or-turn = use your open pile, or turn a card.
web-fifteen-keep = Keep it
web-fifteen-turn = Turn
web-fifteen-race = Who gets rid of it first?
web-fifteen-places = Whoever is out of cards first wins. All others share second place, however many cards they have left.

web-highfive-board = Board
web-highfive-free = { $square }, free
web-highfive-laid = { $card }, on the board
web-highfive-worth = { $points ->
    [one] { $points } point:
   *[other] { $points } points:
  }
web-highfive-lay = choose a card, then a square.
web-highfive-like-this = lay it like this
web-highfive-where = where does it go?
web-highfive-must-drop = nothing can be filled: put one card anywhere.
web-highfive-drop-it = put it there?
web-highfive-laid-left = { $laid } laid, { $left } left. Then you draw two.
web-highfive-counts = What counts
web-highfive-joker = { $count ->
    [one] The joker counts as { $cards }.
   *[other] The jokers count as { $cards }.
  }
web-highfive-five-how = { $points ->
    [30] five of a number
    [25] 10 to 14
    [20] five in a row, one colour
    [8] any five of it
    [6] as in 3 4 5 6 7; 1 is also 14
    [15] and any other card
    [10] 7 7 7 4 4, say
    [3] and two others
    [2] and one other
    [1] and three others
   *[other] no combination
  }
web-highfive-best = One five counts each turn: the best one that holds every card you laid.

web-igo-points = { $points } of { $target } points
web-igo-first-to = { $target ->
    [one] The first point wins
   *[other] First to { $target } points
  }
web-igo-hand = Hand
web-igo-hand-number = hand { $number }
web-igo-cards-of = Cards of { $player }
web-igo-known-of = Cards everybody has seen { $player } take
web-igo-pick = Display, { $card } can be taken
web-igo-draw = { $count ->
    [one] Pile, { $count } card
   *[other] Pile, { $count } cards
  }
web-igo-take = Discards, { $card } on top
web-igo-free = Its cards leave every hand.
web-igo-last-shown = Whoever takes this last card ends the hand without points.
web-igo-pile = { $count ->
    [one] the last one
   *[other] { $count } left
  }
web-igo-cost = What “I Go!” would cost now
web-igo-your-row = Your row
web-igo-left = { $sum ->
    [one] point left
   *[other] points left
  }
web-igo-hand-by-colour = Your hand, sorted by colour
web-igo-hand-by-number = Your hand, sorted by number
web-igo-sort-number = Sort by number
web-igo-sort-colour = Sort by colour
web-igo-which-colours = which colours make your row?
web-igo-show = All hands are shown
web-igo-point = a point!
web-igo-point-each = A point each for { $names }
web-igo-beaten = Beaten!
web-igo-perfect = perfect!
web-igo-take-one = take a card from the display, the pile or the discards.
web-igo-discard-one = which card do you discard?
web-igo-discard-it = discard the { $card }?
web-igo-call-or-end = call “I Go!” for { $sum }, or end your turn.
web-igo-too-soon = nobody may call yet: end your turn.
web-igo-call = Show cards
web-igo-discard = Discard
web-igo-end = End turn

web-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
web-alone-result = { $points ->
    [one] One point!
   *[other] { $points } points!
  }
web-you-win = You win!
web-you-share = You and { $names } win together!
web-well-played = Well played! The next one may be yours.
web-best-move = The move of the game
web-another-game = Another game
web-play-again = Play again
web-watch-replay = Watch the replay
web-to-table = To the table
web-share = Share
web-how-it-went = How it went
web-cards-left = Cards left

web-replay = Replay
web-move-number = Move { $number }:
web-move-of = move { $number } of { $count }
web-start-of-it = start
web-end-of-it = end
web-whose-eyes = Whose eyes
web-open-eyes = Open
web-back-one = one back
web-on-one = one on
web-play-film = Play
web-pause = Pause
web-record = Record
web-shuffled = The cards are shuffled.

web-fair = { $count ->
    [one] Fair: the one shuffle was fixed before the game began.
   *[other] Fair: all { $count } shuffles and rolls were fixed before the game began.
  }
    .explain = Worked out by this browser alone, from the record: the server’s seed, everybody’s pinch of luck, and every outcome.
web-fair-promised = The seed is the one the server promised when you sat down.
web-fair-ours = Your own pinch of luck is in it.
web-fair-late = Your pinch of luck came too late; your promise of it counted instead.
web-fair-unshown = Not shown in time, so the promise of it counted instead of a pinch of luck: { $seats }.
web-fair-order = This client does not know the game: it took the order of the cards before the shuffle from the record.
web-fair-unknown = This client does not know the game and cannot work out its luck: it is no shuffle of the cards the record names.
web-fair-unfair = Outcome { $number } is not what the seed and everybody’s luck give. Somebody changed it.
web-fair-other-seed = The seed is not the one that was promised.
web-fair-salt-missing = Your pinch of luck was left out.
web-fair-other-promises = What everybody promised before the deal is not what you saw.
web-fair-other-salt = The pinch of luck of seat { $seat } is not the one that was promised. Somebody chose it.
web-fair-bots = The bots’ luck follows from the promise: nobody chose it.
web-fair-bots-unknown = This game is from before records said who was a bot when it began: the bots’ luck could not be checked.
web-fair-bot-salt = The luck of the bot at { $seat } does not follow from the promise. Somebody chose it.
web-fair-other-bots = Who was a bot when the game began is not what you saw.
web-fair-short = Shuffled fairly, checked here

web-missing = There is nothing here
    .explain = Perhaps the address is mistyped, or the table has been cleared away.
web-no-table = This table is not there
    .explain = There is no such table, or it is private. If somebody sent you the link, ask them for it again.
web-no-code = No table has the code { $code }. Look again: six letters and digits.
web-no-replay = No replay to see
web-went-wrong = Something went wrong
    .explain = It was not your fault. Your games are safe; try again.
web-try-again = Try again
web-to-home = To the home page
web-moment = One moment …

web-about-what = Handvoll is a handful: five card and dice games around the number five, to play with family and friends in the browser. Bots take any free seat.
web-about-makers = The games and those who made them
web-about-own = All rules are told in our own words and all pictures are our own.
web-about-privacy = No account, no advertising, no request to anybody else. A cookie remembers your name and your seats.
web-about-fair = Shuffles can be checked: before the game the server commits itself, and everybody adds a pinch of luck.
web-about-fonts = Typefaces: Gabarito and Atkinson Hyperlegible Next, both under the Open Font License.
