# What the terminal says besides the games.

terminal-more = there are more; type a move, for example one of these in its short form
terminal-words = a number or a move · u undo · h hint · r rules · q quit
terminal-help = Type the number of a choice, or the move itself in its short form. u takes back your last move where that is fair, h shows what a bot would do, r shows the rules, q ends the game.
terminal-number = there is no choice with this number
terminal-winners = { $winners } won
terminal-which-game = Which game? ({ $least }-{ $most })
terminal-how-many = How many players, you among them? ({ $least }-{ $most }, default { $default })
terminal-from-to = a number from { $least } to { $most }, please
terminal-saved = The record is in { $file }
