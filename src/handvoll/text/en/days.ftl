# Over days: a table that waits.

web-setting-days = Days for a move
    .explain = Until then no bot steps in, and nobody has to stay. At 0 you play in one go.
days-lobby = Everybody has { $count ->
    [one] { $count } day
   *[other] { $count } days
  } for a move: come and go as you like.
days-hurry = { $game } is played against the hourglass: it cannot wait for days.
days-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
days-left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
days-left-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
days-away = { $name } has { $time } left.
days-you = You have { $time } left for your move.
days-yours = Your turn, { $time } left
