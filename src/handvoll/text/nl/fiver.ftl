# 5er finden: symbolen, wat er gebeurt, waarom niet.

fiver-symbol = { $symbol ->
    [o] cirkel
    [s] vierkant
    [t] driehoek
    [x] ster
    [m] maan
   *[w] golf
  }

fiver-looks = ziet eruit als { $fields }
fiver-dealt = { $player } krijgt een nieuw speelveld
    .you = Je krijgt een nieuw speelveld
fiver-rolled = Ronde { $round }: { $roll }
fiver-outlined = { $player } omlijnt een vijftal, vorm { $shape }: { $fields }
    .you = Je omlijnt een vijftal, vorm { $shape }: { $fields }
fiver-wiped = { $player } veegt de { $shape } op { $fields } weg
    .you = Je veegt de { $shape } op { $fields } weg
fiver-flipped = { $player } draait de zandloper om
    .you = Je draait de zandloper om
fiver-turned = Niemand heeft de zandloper omgedraaid, dus doet de tafel het
fiver-did = { $player } is klaar
    .you = Je bent klaar
fiver-timed = Het zand is op
fiver-judged = { $fate ->
    [counts] { $player }: de { $shape } op { $fields } telt voor { $points }
    [no-match] { $player }: de { $shape } op { $fields } telt niet, er zijn andere symbolen gegooid
    [overlaps] { $player }: de { $shape } op { $fields } telt niet, hij overlapt een ander vijftal
    [repeats] { $player }: de { $shape } op { $fields } telt niet, er is al een eerdere { $shape }
    [sixth] { $player }: de { $shape } op { $fields } telt niet, vijf goedkopere tellen wel
    [used] { $player }: de { $shape } op { $fields } telt niet, een vakje was al gebruikt
    [gone] { $player }: de { $shape } op { $fields } telt niet, de vorm was al gebruikt
   *[not-alone] { $player }: de { $shape } op { $fields } telt niet, er mocht maar één vijftal zijn
  }
    .you = { $fate ->
        [counts] Jouw { $shape } op { $fields } telt voor { $points }
        [no-match] Jouw { $shape } op { $fields } telt niet, er zijn andere symbolen gegooid
        [overlaps] Jouw { $shape } op { $fields } telt niet, hij overlapt een ander vijftal
        [repeats] Jouw { $shape } op { $fields } telt niet, er is al een eerdere { $shape }
        [sixth] Jouw { $shape } op { $fields } telt niet, vijf goedkopere tellen wel
        [used] Jouw { $shape } op { $fields } telt niet, een vakje was al gebruikt
        [gone] Jouw { $shape } op { $fields } telt niet, de vorm was al gebruikt
       *[not-alone] Jouw { $shape } op { $fields } telt niet, er mocht maar één vijftal zijn
      }
fiver-scored = { $bonus ->
    [0] { $player } haalt { $points } in ronde { $round }
   *[other] { $player } haalt { $points } in ronde { $round }, en { $bonus } voor de zandloper
  }
    .you = { $bonus ->
        [0] Je haalt { $points } in ronde { $round }
       *[other] Je haalt { $points } in ronde { $round }, en { $bonus } voor de zandloper
      }
fiver-hatched = { $player } streept de { $shape } weg en arceert { $fields }
    .you = Je streept de { $shape } weg en arceert { $fields }
fiver-struck = { $player } streept de { $shape } weg
    .you = Je streept de { $shape } weg

fiver-solo-seats = Solo is voor één speler, niet voor { $seats } ({ $rule })
fiver-alone = In je eentje kan alleen solo ({ $rule })
fiver-not-a-tableau = { $count } symbolen zijn geen speelveld; dat heeft er { $expected }
fiver-uneven-tableau = een speelveld heeft elk symbool 16 of 17 keer
fiver-poor-tableau = op dit speelveld zitten voor sommige worpen te weinig vijftallen

fiver-no-hourglass = solo heeft geen zandloper en geen klok; zeg gewoon dat je klaar bent
fiver-table-keeps-time = de tafel houdt de tijd bij
fiver-table-plays-not = de tafel houdt alleen de tijd bij
fiver-time-early = nog niemand heeft de zandloper omgedraaid
fiver-limit-late = de zandloper is al omgedraaid
fiver-turned-already = { $other } heeft de zandloper al omgedraaid
fiver-turned-by-table = de tafel heeft de zandloper omgedraaid; nu kan niemand het meer
fiver-done-early = eerst moet iemand de zandloper omdraaien
fiver-nothing-to-wipe = geen van je vijftallen van deze ronde bevat { $field }
fiver-not-joined = deze vijf vakjes zitten niet met hun zijkanten aan elkaar
fiver-drawn-already = deze vijf vakjes heb je al omlijnd
fiver-counts = deze { $shape } telt
fiver-no-match = deze { $shape } laat niet precies de gegooide symbolen zien
fiver-overlaps = deze { $shape } overlapt een ander vijftal van jou
fiver-repeats = je hebt al een { $shape } omlijnd
fiver-sixth = er tellen hoogstens vijf vijftallen
fiver-used = een vakje van deze { $shape } is in een eerdere ronde gebruikt
fiver-gone = de vorm { $shape } is in een eerdere ronde gebruikt
fiver-not-alone = in de puzzel omlijn je per ronde maar één vijftal
fiver-no-strike = wegstrepen doe je alleen in de puzzel, na een ronde zonder geldig vijftal
fiver-strike-first = streep eerst een van je vormen weg
fiver-hatch = de vorm { $shape } past nog: zeg op welke vrije vakjes je hem arceert
fiver-others-fit = de vorm { $shape } past nergens: streep er een weg die nog past
fiver-other-shape = deze vakjes zijn de vorm { $other_shape }, niet { $shape }

fiver-do-find = de { $shape } omlijnen: { $fields }
fiver-do-wipe = het vijftal op { $fields } wegvegen
fiver-do-flip = de zandloper omdraaien
fiver-do-done = klaar zijn
fiver-do-strike = de { $shape } wegstrepen en { $fields } arceren
fiver-do-struck = de { $shape } wegstrepen

fiver-merit-outline = het levert { $points } op en laat plaats voor je andere vijftallen
fiver-merit-find = het levert { $points } op en kost weinig van wat nog komt
fiver-merit-wipe = zonder dit vijftal leveren je andere meer op
fiver-merit-flip = meer valt er niet te halen: nu moeten de anderen zich haasten
fiver-merit-done = meer valt er in deze ronde niet te halen
fiver-merit-strike = daar kost hij het minst van wat nog komt
fiver-merit-struck = er past niets meer, en hij is het minst waard

fiver-about = Iedereen zoekt tegelijk: vijf vakjes aan elkaar met precies de gegooide symbolen.
fiver-option-variant = Variant
    .explain = Het basisspel, de puzzel waarin je speelveld volraakt, of de puzzel in je eentje.
    .basic = Basisspel
    .puzzle = Puzzel
    .solo = Alleen
fiver-option-tableau = Speelveld
    .explain = Gemengd: iedereen krijgt een van de vier, steeds anders verdeeld; wit: elke plaats heeft altijd hetzelfde; grijs: allemaal hetzelfde; willekeurig: gloednieuwe.
    .white = Wit
    .grey = Grijs
    .random = Willekeurig
    .mixed = Gemengd
fiver-option-assist = Steuntje in de rug
    .explain = Een vijftal dat niet zou tellen, wordt geweigerd, met de reden erbij.
fiver-option-seconds = Seconden zand
    .explain = Zo lang mogen de anderen nog zoeken als iemand de zandloper heeft omgedraaid.
fiver-option-limit = Langste wachttijd
    .explain = Na zoveel seconden draait de tafel de zandloper om, als niemand het doet.

fiver-how = typ de vijf vakjes van een vijftal, bijvoorbeeld a1 b1 c1 c2 c3
fiver-how-strike = of typ een vorm en de vijf vakjes om te arceren, bijvoorbeeld strike F a1 b1 b2 b3 c2
fiver-legend = ○ cirkel, ■ vierkant, ▲ driehoek, ★ ster, ☾ maan, ≈ golf. [○] in deze ronde omlijnd, (○) omcirkeld, /○/ gearceerd. ⧗ heeft de zandloper omgedraaid, ✓ is klaar. Vijf aangrenzende vakjes moeten precies de vijf gegooide symbolen tonen.
