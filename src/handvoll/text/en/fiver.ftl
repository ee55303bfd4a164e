# 5er finden: symbols, what happens, why not.

fiver-symbol = { $symbol ->
    [o] circle
    [s] square
    [t] triangle
    [x] star
    [m] moon
   *[w] wave
  }

fiver-looks = it looks like { $fields }
fiver-dealt = { $player } gets a new tableau
    .you = You get a new tableau
fiver-rolled = Round { $round }: { $roll }
fiver-outlined = { $player } outlines a five, shape { $shape }: { $fields }
    .you = You outline a five, shape { $shape }: { $fields }
fiver-wiped = { $player } wipes away the { $shape } at { $fields }
    .you = You wipe away the { $shape } at { $fields }
fiver-flipped = { $player } turns the hourglass
    .you = You turn the hourglass
fiver-turned = Nobody has turned the hourglass, so the table does
fiver-did = { $player } is done
    .you = You are done
fiver-timed = The sand has run out
fiver-judged = { $fate ->
    [counts] { $player }’s { $shape } at { $fields } counts: { $points }
    [no-match] { $player }’s { $shape } at { $fields } does not count: other symbols were rolled
    [overlaps] { $player }’s { $shape } at { $fields } does not count: it overlaps another five
    [repeats] { $player }’s { $shape } at { $fields } does not count: there is an earlier { $shape }
    [sixth] { $player }’s { $shape } at { $fields } does not count: five cheaper ones do
    [used] { $player }’s { $shape } at { $fields } does not count: a field was used before
    [gone] { $player }’s { $shape } at { $fields } does not count: the shape was used before
   *[not-alone] { $player }’s { $shape } at { $fields } does not count: only one five may be drawn
  }
    .you = { $fate ->
        [counts] Your { $shape } at { $fields } counts: { $points }
        [no-match] Your { $shape } at { $fields } does not count: other symbols were rolled
        [overlaps] Your { $shape } at { $fields } does not count: it overlaps another five
        [repeats] Your { $shape } at { $fields } does not count: there is an earlier { $shape }
        [sixth] Your { $shape } at { $fields } does not count: five cheaper ones do
        [used] Your { $shape } at { $fields } does not count: a field was used before
        [gone] Your { $shape } at { $fields } does not count: the shape was used before
       *[not-alone] Your { $shape } at { $fields } does not count: only one five may be drawn
      }
fiver-scored = { $bonus ->
    [0] { $player } makes { $points } in round { $round }
   *[other] { $player } makes { $points } in round { $round }, and { $bonus } for the hourglass
  }
    .you = { $bonus ->
        [0] You make { $points } in round { $round }
       *[other] You make { $points } in round { $round }, and { $bonus } for the hourglass
      }
fiver-hatched = { $player } strikes the { $shape } and hatches { $fields }
    .you = You strike the { $shape } and hatch { $fields }
fiver-struck = { $player } strikes the { $shape }
    .you = You strike the { $shape }

fiver-solo-seats = Solo is for one player, not { $seats } ({ $rule })
fiver-alone = On your own only solo can be played ({ $rule })
fiver-not-a-tableau = { $count } symbols are no tableau; it has { $expected }
fiver-uneven-tableau = a tableau has 16 or 17 of each symbol
fiver-poor-tableau = this tableau has too few fives for some roll

fiver-no-hourglass = solo has no hourglass and no clock; say that you are done
fiver-table-keeps-time = the table keeps the time
fiver-table-plays-not = the table only keeps the time
fiver-time-early = nobody has turned the hourglass yet
fiver-limit-late = the hourglass is turned already
fiver-turned-already = { $other } has turned the hourglass already
fiver-turned-by-table = the table has turned the hourglass; nobody else can
fiver-done-early = first somebody must turn the hourglass
fiver-nothing-to-wipe = none of your outlines of this round holds { $field }
fiver-not-joined = these five fields are not joined along their sides
fiver-drawn-already = you have outlined these five fields already
fiver-counts = this { $shape } counts
fiver-no-match = this { $shape } does not show exactly the rolled symbols
fiver-overlaps = this { $shape } overlaps another five of yours
fiver-repeats = you have outlined the shape { $shape } already
fiver-sixth = five outlines are the most that count
fiver-used = a field of this { $shape } was used in an earlier round
fiver-gone = the shape { $shape } was used in an earlier round
fiver-not-alone = in the puzzle only one five is outlined in a round
fiver-no-strike = shapes are struck only in the puzzle, after a round without a valid five
fiver-strike-first = first strike one of your shapes
fiver-hatch = the shape { $shape } still fits: say on which free fields it is hatched
fiver-others-fit = the shape { $shape } fits nowhere: strike one that still fits
fiver-other-shape = these fields are the shape { $other_shape }, not { $shape }

fiver-do-find = outline the { $shape }: { $fields }
fiver-do-wipe = wipe away the outline at { $fields }
fiver-do-flip = turn the hourglass
fiver-do-done = finish
fiver-do-strike = strike the { $shape } and hatch { $fields }
fiver-do-struck = strike the { $shape }

fiver-merit-outline = it brings { $points } and leaves room for your other fives
fiver-merit-find = it brings { $points } and spoils little of what is still to come
fiver-merit-wipe = without it your other ones bring more
fiver-merit-flip = there is nothing more to win: now the others have to hurry
fiver-merit-done = there is nothing more to win in this round
fiver-merit-strike = there it spoils least of what is still to come
fiver-merit-struck = nothing fits any more, and it is worth least

fiver-about = Everybody searches at once: five joined fields with exactly the rolled symbols.
fiver-option-variant = Variant
    .explain = The basic game, the puzzle in which your tableau fills up, or the puzzle on your own.
    .basic = Basic game
    .puzzle = Puzzle
    .solo = On your own
fiver-option-tableau = Tableau
    .explain = Mixed: everybody gets one of four, dealt anew each time; white: each seat always has the same one; grey: all have the same; random: brand-new ones.
    .white = White
    .grey = Grey
    .random = Random
    .mixed = Mixed
fiver-option-assist = Helping hand
    .explain = An outline that would not count is refused, with the reason.
fiver-option-seconds = Seconds of sand
    .explain = How long the others may go on after somebody has turned the hourglass.
fiver-option-limit = Longest wait
    .explain = After this many seconds the table turns the hourglass if nobody does.

fiver-how = type the five fields of an outline, for example a1 b1 c1 c2 c3
fiver-how-strike = or type a shape and the five fields to hatch, for example strike F a1 b1 b2 b3 c2
fiver-legend = ○ circle, ■ square, ▲ triangle, ★ star, ☾ moon, ≈ wave. [○] outlined in this round, (○) circled, /○/ hatched. ⧗ turned the hourglass, ✓ is done. Five joined fields must show exactly the five rolled symbols.
