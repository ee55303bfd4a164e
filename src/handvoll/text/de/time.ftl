# Mehr Zeit für alle, die sie brauchen, wenn alle einverstanden sind.

time-title = Mehr Zeit
    .explain = Sanduhr, Rufe und Warten dauern für alle länger, sobald alle Leute hier einverstanden sind.
time-times = { $times ->
    [1] Wie üblich
    [2] Doppelt
   *[3] Dreifach
  }
time-now = { $times ->
    [1] Alle Uhren laufen wie üblich.
    [2] Alle sind einverstanden: Es gibt doppelt so viel Zeit.
   *[3] Alle sind einverstanden: Es gibt dreimal so viel Zeit.
  }
time-waits = Sobald die anderen einverstanden sind.
time-asks = { $times ->
    [1] { $name } hätte gern wieder die übliche Zeit.
    [2] { $name } hätte gern doppelt so viel Zeit.
   *[3] { $name } hätte gern dreimal so viel Zeit.
  }
time-agree = Einverstanden
web-told-time-asked = { $times ->
    [1] { $player } hätte gern wieder die übliche Zeit
    [2] { $player } hätte gern doppelt so viel Zeit
   *[3] { $player } hätte gern dreimal so viel Zeit
  }
    .you = { $times ->
        [1] Du bittest wieder um die übliche Zeit
        [2] Du bittest um doppelt so viel Zeit
       *[3] Du bittest um dreimal so viel Zeit
      }
web-told-time-agreed = { $times ->
    [1] Alle sind einverstanden: Die Uhren laufen wieder wie üblich
    [2] Alle sind einverstanden: Es gibt doppelt so viel Zeit
   *[3] Alle sind einverstanden: Es gibt dreimal so viel Zeit
  }
