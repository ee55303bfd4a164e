# Your page: what you played here, and how it went.

you-word = Your page
you-none = Nothing is counted yet. Your next game will be.
you-what = Games count when they are played to the end. Lessons, dailies, puzzles and replays that go another way do not.
you-games = Games
you-won = Won
you-with-people = With others
you-in-row = Days in a row
you-longest = Longest row
you-dailies = Dailies
you-fives = Five fingers
you-puzzles = Puzzles solved
you-per-game = Game by game
you-record = { $games ->
    [one] Won { $won } of { $games } game
   *[other] Won { $won } of { $games } games
  }
you-won-of = { $won } of { $games }
you-against = Won with these bots at the table
you-most = Most points: { $points }
you-alone = Your best games alone
you-strength = Puzzles: { $solved } of { $tried } solved, strength { $rating }
you-yours = All this is yours
you-take = Take it to another device, save it as a file, or have it deleted.
you-save = Save as a file
you-forget = Delete everything
you-forget-what = Your games, dailies, puzzles and your puppet go, and all tables where you sat alone. Games with others stay theirs, with your name. This cannot be undone.
you-forget-yes = Yes, delete everything
you-forget-no = No, keep it
you-forgotten = Everything is deleted.
