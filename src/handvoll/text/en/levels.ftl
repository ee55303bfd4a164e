# Levels of bots: a name, what it is like (.tells), and for each game what it overlooks

level-1 = Newcomer
    .tells = lets you win most of the time
level-2 = Beginner
    .tells = makes mistakes that can be used
level-3 = Regular
    .tells = plays like a grown-up who knows the box
level-4 = Expert
    .tells = thinks ahead and overlooks little
level-5 = Champion
    .tells = the strongest there is
level-random = just tries
    .tells = just tries
level-quick = plays soundly
    .tells = plays soundly
level-1-fifteen = Would rather see you win: lays the cards where they help you.
level-2-fifteen = Means well, but has forgotten what lies in your piles.
level-3-fifteen = Takes every chance to get rid of a card, but forgets what lies in the piles.
level-4-fifteen = Remembers its own pile and thinks ahead; forgets yours.
level-5-fifteen = Remembers every pile and thinks ahead to the end.
level-1-go5 = Sees only its own cards: no swaps, never the open card, and discards whatever comes first.
level-2-go5 = Plays its own sets well, but swaps with yours only to make five.
level-3-go5 = Lays, adds and swaps soundly, one move at a time.
level-4-go5 = Tries its best moves in its mind, if only a few.
level-5-go5 = Thinks every good move through to the end of the round.
level-1-highfive = Looks only along the rows, and only for gaps of one or two cards.
level-2-highfive = Goes for points at once and saves cards only a little.
level-3-highfive = Saves cards and leaves you little, one move at a time.
level-4-highfive = Tries its best lays in its mind, if only a few.
level-5-highfive = Thinks the best lays through to the end of the game.
level-1-igo = Overlooks the open cards and calls far too early.
level-2-igo = Overlooks the display and is a little too careful.
level-3-igo = Looks at everything, but calls too late.
level-4-igo = Looks at everything and calls in time, without thinking of what you hold.
level-5-igo = Imagines what you have kept, and calls when that is enough.
level-1-fiver = Sees a few fives and needs long for each.
level-2-fiver = Sees some fives, slowly.
level-3-fiver = Sees about as much as a practised person.
level-4-fiver = Sees many fives, and quickly.
level-5-fiver = Sees every five there is.

# How sure a hint is

hint-sure = surely the best
hint-likely = probably the best
hint-close = others are about as good
level-elsewhere = guest
    .tells = comes from another package
