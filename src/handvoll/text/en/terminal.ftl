# What the terminal says besides the games.

terminal-more = there are more; type a move, for example one of these in its short form
terminal-words = a number or a move{ $undo ->
    [yes] {" "}· u undo
   *[no] {""}
  } · h hint · r rules · ? help · q quit
terminal-help = Type the number of a choice, or the move itself in its short form. u takes back your last move where that is fair, h shows what a bot would do, r shows the rules, q ends the game.
terminal-number = there is no choice with this number
terminal-winners = { $winners } won
terminal-which-game = Which game? ({ $least }-{ $most }, default { $default })
terminal-how-many = How many players, you among them? ({ $least }-{ $most }, default { $default })
terminal-from-to = a number from { $least } to { $most }, please
terminal-saved = The record is in { $file }
terminal-saved-elsewhere = { $wanted } could not be written; the record is in { $file }
terminal-cannot-save = the record cannot be written to { $file }: { $problem }
terminal-cannot-read = { $file } cannot be read: { $problem }
terminal-not-text = { $file } is not a record: it is not text
terminal-record = { $file }, { $problem }
terminal-language = there is no language “{ $language }”; the languages are { $known }
terminal-default = { $values }, default { $default }
terminal-undone = { $player } takes the last move back
terminal-over = Over: { $winners } won ({ $points }); hash { $hash }
terminal-waiting = Not over: waiting for { $waiting }
terminal-waiting-chance = Not over: waiting for a shuffle or a roll
terminal-sure = Play it? Enter for yes, anything else for no
terminal-best = the least left over
terminal-because = { $move }: { $reason }
terminal-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
terminal-best-first = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: your first result
terminal-best-new = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: a new best, it was { $best }
terminal-best-kept = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; your best is { $best }
terminal-options = Options of { $game } (-o name=value):
terminal-next-round = Enter: on to the next round
