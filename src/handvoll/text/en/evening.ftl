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
evening-worth = What a place is worth
evening-worth-place = Place { $place }
evening-worth-explain = Applies to all games of this evening.
evening-worth-change = Change the points
evening-only-one = Only one wins here; all others share second place.
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
evening-won = { $names } { $count ->
    [one] wins the evening
   *[other] share the evening
  }
evening-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
evening-none = No game has ended yet.
evening-group = Send the link of your group
evening-group-explain = This link always leads to the table where you are playing.
evening-picture = Share as a picture
evening-picture-name = evening
evening-history = Your evenings
evening-history-none = Play a second game with the same people, and your evening is kept here.
evening-next = Another game with the same people
evening-next-game = Next game: { $game }
evening-too-many = With { $count } people only { $games } works; else you take turns at sitting out.
evening-wants = { $names } { $count ->
    [one] wants
   *[other] want
  } to play { $game }.
evening-join = Join in with the next game
evening-offer = You are watching.
evening-joins = You join in with the next game.
evening-sits-out = This time you sit out; you are in for the next game.
evening-onward = They are playing on.
evening-join-not = Only watch after all
evening-joining = { $count ->
    [one] { $names } joins in with the next game.
   *[other] { $names } join in with the next game.
  }
web-told-joining = { $name } joins in with the next game
web-told-joining-no-more = { $name } only watches after all
