# Was jeden Tag gefragt ist, und wie man abschneidet.

daily-word = Tagesrätsel
daily-today = Die fünf von heute
daily-earlier = Die fünf vom { $day }
daily-one = Für alle hier gleich. Ein Versuch zählt, danach spielst du, so oft du magst.
daily-play = Spielen
daily-go-on = Weiter
daily-again = Frei probieren
daily-result = Wie war ich?
daily-see = Schau, wie gut du warst
daily-counts = Dieser Versuch zählt
daily-free = Freier Versuch
daily-done = Fertig!
daily-next = Neue in { $hours } Std. { $minutes } Min.
daily-streak = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
daily-streak-explain = Ein verpasster Tag wird verziehen.
daily-archive = Frühere Tage
daily-to-today = Zu den fünf von heute
daily-check = Ausgeteilt wird nach dem Startwert „{ $seed }“ und dem Tag. Jeder kann es nachrechnen.
daily-fingers = { $fingers } von 5 Fingern
daily-all = Alle von heute
daily-share = Deine Hand teilen
daily-you = Du
daily-best = Bestmöglich
daily-best-found = Beste gefundene Lösung
daily-interval = zwischen { $low } und { $high }
daily-levels = Die Bots bei derselben Aufgabe
daily-levels-highfive = Die Bots denken ans ganze Spiel und legen manchmal absichtlich weniger.
daily-others = { $others ->
    [0] Vor dir war hier heute noch niemand.
   *[other] Besser als { $beaten } von { $others } hier, genauso gut wie { $even }.
  }
daily-best-was = Am besten war:
daily-look = Noch einmal ansehen
daily-title = { $game }, { $day }
daily-wait = Einen Moment, wir zählen.
daily-no-day = Für diesen Tag gibt es keine Tagesrätsel.
daily-offline = Das war hier noch nicht offen, und dafür braucht es eine Verbindung. Was du geöffnet hast, bleibt.
daily-blind = Keine Verbindung. Antworte ruhig: Es zählt, sobald es wieder eine gibt.
daily-kept = Keine Verbindung. Deine Antwort ist aufgehoben und geht später raus.
daily-stands = Keine Verbindung. Zum Weiterspielen braucht es den Server.
daily-late = Das war schon beantwortet, auf einem anderen Gerät: Diese Antwort zählt.
daily-undone = Deine Antwort bei { $game } ging leider nicht: { $why }

task-go5 = Mach das Beste aus diesem Zug.
task-fifteen = Ein Spiel gegen drei Bots: Werde deine Karten vor den anderen los.
task-highfive = Finde die Karten, die jetzt am meisten zählen.
task-igo = Rufe mit der Reihe, bei der am wenigsten übrig bleibt.
task-fiver = Zwölf Runden allein: Hol so viele Punkte, wie du kannst.
task-score-go5 = Vorsprung nach der Runde im Schnitt: { $score }
task-score-fifteen = { $score ->
    [0] Gewonnen
    [one] { $score } Karte übrig
   *[other] { $score } Karten übrig
  }
task-score-highfive = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
task-score-igo = { $score } übrig
task-score-fiver = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
task-none = Für dieses Spiel gibt es kein Tagesrätsel.
task-igo-instead = Hier wird gerufen: Wähle die Farben deiner Reihe.
task-igo-go = { $named ->
    [0] „I Go!“ ohne Reihe
   *[other] „I Go!“ mit { $colours }
  }
task-as-it-is = Alle spielen das mit denselben Bots: Hier wird nichts geändert.
task-not-ready = Das dauert noch einen Moment. Versuch es bitte noch einmal.
