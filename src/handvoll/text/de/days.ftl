# Über Tage: ein Tisch, der wartet.

web-setting-days = Tage für einen Zug
    .explain = Bis dahin springt kein Bot ein, und niemand muss dableiben. Bei 0 spielt ihr am Stück.
days-lobby = Alle haben { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  } für einen Zug: Kommt und geht, wie ihr wollt.
days-hurry = { $game } spielt man gegen die Sanduhr: Das kann nicht tagelang warten.
days-left-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
days-left-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
days-left-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
days-away = { $name } hat noch { $time }.
days-you = Du hast noch { $time } für deinen Zug.
days-yours = Du bist dran, noch { $time }
