# What all games say.

game-unknown = there is no game “{ $game }”; the games are { $known }
game-no-rules = Nobody has written its rules down here yet.
rules-unknown = { $game } has the rules { $known }, not { $rules }
seats-number = { $game } is for { $least } to { $most } players, not { $seats }
seat-unknown = there is no seat “{ $seat }”; the seats are { $known }
option-unknown = there is no option “{ $option }”; the options are { $known }
option-none = there is no option “{ $option }”; { $game } has none
option-value = the option { $option } cannot be “{ $value }”; it takes { $expected }

chance-not-due = nothing is asked of chance now
chance-unknown = “{ $what }” is nothing that chance could give here
chance-not-the-cards = these { $count } cards are not the { $expected } that are to be shuffled
chance-not-the-dice = { $count } dice were rolled, not { $expected }
chance-too-many-equal = too many of the { $expected } dice are equal

not-a-move = “{ $move }” is not a move; moves look like { $expected }
move-too-long = this has { $length } characters; a move has at most { $most }
not-your-turn = { $seat } cannot move now; waiting for { $waiting }
chance-first = { $seat } cannot move now: a shuffle or a roll comes first
game-over = the game is over
illegal-move = { $seat } cannot play “{ $move }”: { $reason } ({ $rule })
hint-unaided = At this table nobody is shown where a card fits: quick eyes win ({ $rule })
nothing-to-undo = { $seat } has nothing to take back: only your own last move, and only if it showed nothing hidden
    .you = You have nothing to take back: only your own last move, and only if it showed nothing hidden
undo-elsewhere = { $seat } can take back to entry { $entry } only

record-empty = line { $line }: the record is empty
record-no-header = line { $line }: a record begins with a header that says its format, game, rules, seats and options
record-json = line { $line }: this is not a line of a record; is the file cut off or edited?
record-line = line { $line }: { $problem }
record-entry = line { $line }: an entry says exactly one of chance, seat and move, table, or seat and undo
record-number = line { $line }: this is entry { $n }, but entry { $expected } should come here
record-goes-on = line { $line }: the record goes on after its end
record-refused = line { $line }: { $problem }
record-cut = line { $line }: the record says how the game ended, but it has not ended yet; a line is missing
record-unfinished = line { $line }: the game is not over here; only a finished one can be looked back at
record-other-end = line { $line }: the game ends differently than the record says; it was edited
record-newer = line { $line }: the record has format { $format }; this program knows formats up to { $known }
record-newer-rules = line { $line }: the record was played by version { $rules } of the rules; this program knows versions up to { $known }
record-no-seed = line { $line }: the record does not hold the seed and the salts its luck was made from
record-other-seed = line { $line }: the seed is not the one that was committed to
record-other-order = line { $line }: the order of the cards before the shuffle is not that of the game
record-unfair = line { $line }: outcome { $number } is not what the seed and the salts give
record-fair = All { $count } outcomes of chance are those that were fixed before the game began.
record-other-promise = line { $line }: the seed is not the one you were promised
record-no-salt = line { $line }: your own salt is not among those the luck was made from
record-other-salt = line { $line }: the salt of seat { $seat } is not the one that was promised when they sat down
record-bot-salt = line { $line }: the salt of the bot at { $seat } is not the one that follows from the commitment: somebody chose it
record-fair-promised = The seed is the one you were promised.
record-fair-ours = Your own salt is in it.
record-fair-unshown = Not shown in time, so the promise counted instead of the salt: { $seats }.
record-fair-alone = Without --commitment this shows only that the record agrees with itself: give the promise you were told when you sat down.
record-fair-bots = The bots’ salts follow from the commitment: nobody chose them.
record-fair-bots-unknown = This record does not say which seats were bots when the game began, so their salts could not be checked.
