# De terminal in regels, voor de oren.

plain-ask = Jouw zet?
plain-help = Typ het nummer van een keuze, of de zet zelf in het kort. t zegt de hele tafel, c de tijd die over is, u neemt je laatste zet terug waar dat eerlijk is, h zegt wat een bot zou doen, r zegt de regels, ? zegt dit nog eens, q stopt het spel.
plain-point = Doe dit: { $what }
plain-turned = Omgedraaid: { $what }
plain-top-first = de bovenste eerst: { $things }
plain-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
plain-by-rounds = per ronde { $points }
plain-go5-discards = { $across ->
    [yes] Aflegstapel, bovenop en dwars: { $face }
   *[no] Aflegstapel, bovenop: { $face }
  }
plain-last-five = Het laatste vijftal: { $first } tot { $last }
plain-outline = Je hebt { $fields } omlijnd
