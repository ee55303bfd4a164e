# More time for who needs it, agreed by all.

time-title = More time
    .explain = The hourglass, calls and waiting take longer for everybody, as soon as all people here agree.
time-times = { $times ->
    [1] As usual
    [2] Twice
   *[3] Three times
  }
time-now = { $times ->
    [1] All clocks run as usual.
    [2] Everybody agrees: there is twice the time.
   *[3] Everybody agrees: there is three times the time.
  }
time-waits = As soon as the others agree.
time-asks = { $times ->
    [1] { $name } would like the usual time again.
    [2] { $name } would like twice the time.
   *[3] { $name } would like three times the time.
  }
time-agree = Agree
web-told-time-asked = { $times ->
    [1] { $player } would like the usual time again
    [2] { $player } would like twice the time
   *[3] { $player } would like three times the time
  }
    .you = { $times ->
        [1] You ask for the usual time again
        [2] You ask for twice the time
       *[3] You ask for three times the time
      }
web-told-time-agreed = { $times ->
    [1] All agree: the clocks run as usual again
    [2] All agree: there is twice the time
   *[3] All agree: there is three times the time
  }
