# The evening: the television, groups and their sheets.

tv-title = Television
tv-scan = Scan this with your phone
tv-how-1 = Your table appears here, big enough for everybody.
tv-how-2 = Your phones show your own hands.
tv-how-3 = No phone to scan? Type the code in the menu of your table.
tv-lost = One moment, looking for the house …
tv-lobby-scan = Scan and sit down
tv-lobby-starts = { $player } starts when everybody is here.
tv-lobby-wait = Who sits down first decides when it starts.
tv-joins = Scan to join
tv-next = Who wants to play on says so on their phone.
tv-show-how = Open { $address } on the television and scan its code, or type it here.
tv-off = Turn the television off
tv-is-on = The television shows this table.
tv-is-away = The television is not there just now.
tv-code = Code of the television
tv-enter = Show it there
tv-point = Show which table on the television?
tv-point-this = Show this table
tv-point-open = Begin a game on the television
tv-look-up = Look at the television
web-told-screened = { $player } shows the table on a television
    .you = You show the table on a television
web-told-unscreened = { $player } turns the television off
    .you = You turn the television off

evening-title = This evening
evening-explain = A win brings 5 points, the places after it 3, 2 and 1.
evening-to-table = To the table
evening-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
  }
evening-leads = { $names } { $count ->
    [one] leads
   *[other] lead
  } after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
evening-none = No game has ended yet.
