# 5er finden: Symbole, was geschieht, warum nicht.

fiver-symbol = { $symbol ->
    [o] Kreis
    [s] Quadrat
    [t] Dreieck
    [x] Stern
    [m] Mond
   *[w] Welle
  }

fiver-looks = sieht aus wie { $fields }
fiver-dealt = { $player } bekommt ein neues Tableau
    .you = Du bekommst ein neues Tableau
fiver-rolled = Runde { $round }: { $roll }
fiver-outlined = { $player } umrandet einen Fünfer, Form { $shape }: { $fields }
    .you = Du umrandest einen Fünfer, Form { $shape }: { $fields }
fiver-wiped = { $player } wischt das { $shape } auf { $fields } weg
    .you = Du wischst das { $shape } auf { $fields } weg
fiver-flipped = { $player } dreht die Sanduhr um
    .you = Du drehst die Sanduhr um
fiver-turned = Niemand hat die Sanduhr umgedreht, also macht es der Tisch
fiver-did = { $player } ist fertig
    .you = Du bist fertig
fiver-timed = Der Sand ist durch
fiver-judged = { $fate ->
    [counts] { $player }: das { $shape } auf { $fields } zählt { $points }
    [no-match] { $player }: das { $shape } auf { $fields } zählt nicht, gewürfelt sind andere Symbole
    [overlaps] { $player }: das { $shape } auf { $fields } zählt nicht, es überschneidet einen anderen Fünfer
    [repeats] { $player }: das { $shape } auf { $fields } zählt nicht, es gibt schon ein früheres { $shape }
    [sixth] { $player }: das { $shape } auf { $fields } zählt nicht, fünf billigere zählen
    [used] { $player }: das { $shape } auf { $fields } zählt nicht, ein Feld war schon benutzt
    [gone] { $player }: das { $shape } auf { $fields } zählt nicht, die Form war schon verbraucht
   *[not-alone] { $player }: das { $shape } auf { $fields } zählt nicht, nur ein Fünfer war erlaubt
  }
    .you = { $fate ->
        [counts] Dein { $shape } auf { $fields } zählt { $points }
        [no-match] Dein { $shape } auf { $fields } zählt nicht, gewürfelt sind andere Symbole
        [overlaps] Dein { $shape } auf { $fields } zählt nicht, es überschneidet einen anderen Fünfer
        [repeats] Dein { $shape } auf { $fields } zählt nicht, es gibt schon ein früheres { $shape }
        [sixth] Dein { $shape } auf { $fields } zählt nicht, fünf billigere zählen
        [used] Dein { $shape } auf { $fields } zählt nicht, ein Feld war schon benutzt
        [gone] Dein { $shape } auf { $fields } zählt nicht, die Form war schon verbraucht
       *[not-alone] Dein { $shape } auf { $fields } zählt nicht, nur ein Fünfer war erlaubt
      }
fiver-scored = { $bonus ->
    [0] { $player } macht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in Runde { $round }
   *[other] { $player } macht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in Runde { $round } und { $bonus } für die Sanduhr
  }
    .you = { $bonus ->
        [0] Du machst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } in Runde { $round }
       *[other] Du machst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } in Runde { $round } und { $bonus } für die Sanduhr
      }
fiver-hatched = { $player } streicht das { $shape } und schraffiert { $fields }
    .you = Du streichst das { $shape } und schraffierst { $fields }
fiver-struck = { $player } streicht das { $shape }
    .you = Du streichst das { $shape }

fiver-solo-seats = Solo ist für eine Person, nicht für { $seats } ({ $rule })
fiver-alone = Allein geht nur Solo ({ $rule })
fiver-not-a-tableau = { $count } Symbole sind kein Tableau; es hat { $expected }
fiver-uneven-tableau = ein Tableau hat jedes Symbol 16- oder 17-mal
fiver-poor-tableau = auf diesem Tableau stecken für manchen Wurf zu wenige Fünfer

fiver-no-hourglass = Solo hat keine Sanduhr und keine Uhr; sag einfach, dass du fertig bist
fiver-table-keeps-time = um die Zeit kümmert sich der Tisch
fiver-table-plays-not = der Tisch achtet nur auf die Zeit
fiver-time-early = noch hat niemand die Sanduhr umgedreht
fiver-limit-late = die Sanduhr ist schon umgedreht
fiver-turned-already = { $other } hat die Sanduhr schon umgedreht
fiver-turned-by-table = der Tisch hat die Sanduhr umgedreht; jetzt kann es niemand mehr
fiver-done-early = erst muss jemand die Sanduhr umdrehen
fiver-nothing-to-wipe = keine deiner Umrandungen dieser Runde enthält { $field }
fiver-not-joined = diese fünf Felder hängen nicht an ihren Seiten zusammen
fiver-drawn-already = diese fünf Felder hast du schon umrandet
fiver-counts = dieses { $shape } zählt
fiver-no-match = dieses { $shape } zeigt nicht genau die gewürfelten Symbole
fiver-overlaps = dieses { $shape } überschneidet einen anderen Fünfer von dir
fiver-repeats = ein { $shape } hast du schon umrandet
fiver-sixth = mehr als fünf Fünfer zählen nicht
fiver-used = ein Feld dieses { $shape } ist aus einer früheren Runde schon benutzt
fiver-gone = die Form { $shape } ist aus einer früheren Runde schon verbraucht
fiver-not-alone = im Puzzle umrandest du in jeder Runde nur einen Fünfer
fiver-no-strike = gestrichen wird nur im Puzzle, nach einer Runde ohne gültigen Fünfer
fiver-strike-first = streiche zuerst eine deiner Formen
fiver-hatch = die Form { $shape } passt noch: sag, auf welchen freien Feldern sie schraffiert wird
fiver-others-fit = die Form { $shape } passt nirgends: streiche eine, die noch passt
fiver-other-shape = diese Felder sind die Form { $other_shape }, nicht { $shape }

fiver-do-find = das { $shape } umranden: { $fields }
fiver-do-wipe = die Umrandung auf { $fields } wegwischen
fiver-do-flip = die Sanduhr umdrehen
fiver-do-done = fertig sein
fiver-do-strike = das { $shape } streichen und { $fields } schraffieren
fiver-do-struck = das { $shape } streichen

fiver-merit-outline = das bringt { $points } und lässt Platz für deine anderen Fünfer
fiver-merit-find = das bringt { $points } und verbaut wenig von dem, was noch kommt
fiver-merit-wipe = ohne diesen Fünfer bringen deine anderen mehr
fiver-merit-flip = mehr ist nicht zu holen: jetzt müssen sich die anderen beeilen
fiver-merit-done = mehr ist in dieser Runde nicht zu holen
fiver-merit-strike = dort verbaut es am wenigsten von dem, was noch kommt
fiver-merit-struck = es passt nichts mehr, und es ist am wenigsten wert

fiver-about = Alle suchen gleichzeitig: fünf zusammenhängende Felder mit genau den gewürfelten Symbolen.
fiver-option-variant = Variante
    .explain = Das Grundspiel, das Puzzle, bei dem sich dein Tableau füllt, oder das Puzzle allein.
    .basic = Grundspiel
    .puzzle = Puzzle
    .solo = Allein
fiver-option-tableau = Tableau
    .explain = Gemischt: alle bekommen eines von vieren, jedes Mal neu verteilt; Weiß: jeder Platz hat immer dasselbe; Grau: alle haben das gleiche; Zufall: ganz neue.
    .white = Weiß
    .grey = Grau
    .random = Zufall
    .mixed = Gemischt
fiver-option-assist = Hilfestellung
    .explain = Eine Umrandung, die nicht zählen würde, wird mit Begründung abgelehnt.
fiver-option-seconds = Sekunden Sand
    .explain = So lange dürfen die anderen noch suchen, wenn jemand die Sanduhr umgedreht hat.
fiver-option-limit = Längstes Warten
    .explain = Nach so vielen Sekunden dreht der Tisch die Sanduhr um, wenn es sonst niemand tut.

fiver-how = tippe die fünf Felder eines Fünfers, zum Beispiel a1 b1 c1 c2 c3
fiver-how-strike = oder tippe eine Form und die fünf Felder zum Schraffieren, zum Beispiel strike F a1 b1 b2 b3 c2
fiver-legend = ○ Kreis, ■ Quadrat, ▲ Dreieck, ★ Stern, ☾ Mond, ≈ Welle. [○] in dieser Runde umrandet, (○) eingekreist, /○/ schraffiert. ⧗ hat die Sanduhr umgedreht, ✓ ist fertig. Fünf verbundene Felder müssen genau die fünf gewürfelten Symbole zeigen.
