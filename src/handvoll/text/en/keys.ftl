# Playing by keys and by ear.

keys-title = Keys
keys-intro = Press the question mark for the keys.
keys-play = The table
keys-turn = The turn
keys-middle = The middle
keys-use = Use these keys
keys-letters = How cards are typed
keys-choose = do the thing with this number
keys-type = go to this card or field and take or mark it
keys-hint = hint
keys-undo = undo
keys-mine = my cards; again: my sets or what I would have left
keys-table = the middle, row by row; again: where something fits, in 5er finden the next row
keys-theirs = the others, one after the other
keys-counts = what counts; again, in 5er finden: how shapes look
keys-points = who has how much
keys-time = time left
keys-since = what happened since my last turn
keys-repeat = say it again; again: the thing before
keys-walk = left and right among things, up and down between groups
keys-help = these keys
keys-nothing = nothing
keys-nothing-new = Nothing has happened since your last turn.
keys-no-clock = No clock is running.
keys-no-sets = no sets
keys-missed = There is no { $name } here now.
keys-row = Row { $row }: { $things }
keys-row-next = k again: the next row.
keys-fill = A five can be filled at { $fields }
keys-switched = { $name }: { $on ->
    [yes] on
   *[no] off
  }
keys-connected = Connected again.
