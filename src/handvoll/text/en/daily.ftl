# What is asked every day, and how one did.

daily-word = Daily
daily-today = Today’s five
daily-earlier = The five of { $day }
daily-one = The same for everybody here. One try counts, then play as often as you like.
daily-play = Play
daily-go-on = Go on
daily-again = Try freely
daily-result = How did I do?
daily-see = See how you did
daily-counts = This try counts
daily-free = Free try
daily-done = Done!
daily-next = New ones in { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
daily-streak-explain = A missed day is forgiven.
daily-archive = Earlier days
daily-to-today = To today’s five
daily-check = The deals are made from the seed “{ $seed }” and the day. Anybody can work them out again.
daily-fingers = { $fingers } of 5 fingers
daily-all = All of today
daily-share = Share your hand
daily-you = You
daily-best = Best possible
daily-best-found = Best found
daily-interval = between { $low } and { $high }
daily-levels = The bots on the same task
daily-levels-highfive = The bots play for the whole game and may lay less on purpose.
daily-others = { $others ->
    [0] You are the first here today.
   *[other] Better than { $beaten } of { $others } here, as good as { $even }.
  }
daily-best-was = The best was:
daily-look = Look at it again
daily-title = { $game }, { $day }
daily-wait = One moment, we are counting.
daily-no-day = There are no dailies for this day.
daily-offline = This was not opened here yet, and that takes a connection. What you have opened stays.
daily-blind = No connection. Answer all the same: it counts once there is one.
daily-kept = No connection. Your answer is kept and goes out later.
daily-stands = No connection. You can look; to play on takes the server.
daily-late = This was answered before, on another device: that answer counts.
daily-undone = Your answer for { $game } was not possible: { $why }

task-go5 = Make the best of this turn.
task-fifteen = One game against three bots: be the first without cards.
task-highfive = Find the lay that scores most now.
task-igo = Call with the row that leaves least over.
task-fiver = Twelve rounds alone: make all the points you can.
task-score-go5 = On average { $score } ahead after the round
task-score-fifteen = { $score ->
    [0] Won
    [one] { $score } card left
   *[other] { $score } cards left
  }
task-score-highfive = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-score-igo = { $score } left over
task-score-fiver = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-none = There is no daily for this game.
task-igo-instead = Here you call: choose the colours of your row.
task-igo-go = { $named ->
    [0] “I Go!” without a row
   *[other] “I Go!” with { $colours }
  }
task-as-it-is = Everybody plays this with the same bots: nothing is changed.
task-not-ready = That takes a moment longer. Please try again.
