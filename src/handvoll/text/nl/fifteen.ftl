# 15GO!: kaarten, wat er gebeurt, waarom niet.

fifteen-card = { $colour ->
    [r] rode
    [o] oranje
    [y] gele
    [g] groene
    [t] turquoise
    [b] blauwe
    [v] paarse
   *[p] roze
  } { $number }

fifteen-turned = { $player } draait de { $card } om
    .you = Je draait de { $card } om
fifteen-opened = { $player } begint rij { $row } met de { $card }
    .you = Je begint rij { $row } met de { $card }
fifteen-to-row = { $player } legt de { $card } in rij { $row }
    .you = Je legt de { $card } in rij { $row }
fifteen-to-pile = { $player } legt de { $card } op de stapel van { $other }
    .you = Je legt de { $card } op de stapel van { $other }
    .yours = { $player } legt de { $card } op jouw stapel
fifteen-kept = { $player } houdt de { $card }
    .you = Je houdt de { $card }
fifteen-to-own = { $player } legt de { $card } op de eigen stapel
    .you = Je legt de { $card } op je eigen stapel
fifteen-borrowed = { $player } neemt de { $card } van { $other } voor rij { $row }
    .you = Je neemt de { $card } van { $other } voor rij { $row }
    .yours = { $player } neemt de { $card } van jou voor rij { $row }
fifteen-recycled = { $player } keert de open stapel om, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
    .you = Je keert je open stapel om, { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
fifteen-completed = { $points ->
    [0] Rij { $row } is vol
   *[other] Rij { $row } is vol: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $player }
  }
    .you = { $points ->
        [0] Rij { $row } is vol
       *[other] Rij { $row } is vol: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } voor jou
      }
fifteen-out = { $points ->
    [0] { $player } heeft geen kaarten meer
   *[other] { $player } eindigt op plaats { $place }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
  }
    .you = { $points ->
        [0] Je hebt geen kaarten meer
       *[other] Je eindigt op plaats { $place }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
      }

fifteen-uneven = { $cards } kaarten zijn niet gelijk te verdelen over { $seats } spelers ({ $rule })
fifteen-overlook-points = “Snelle ogen” en “Punten” gaan niet samen ({ $rule })

fifteen-chain = het lenen is op rij { $row } begonnen: ga daar verder en eindig met een eigen kaart
fifteen-already-turned = de open stapel komt vóór de eerste omgedraaide kaart; nu moet de { $card } weg
fifteen-place-first = leg eerst de { $card }
fifteen-not-turned = er is nog geen kaart omgedraaid: gebruik de open stapel of draai om
fifteen-no-open-first = aan deze tafel gebruik je de open stapel niet vóór het omdraaien
fifteen-fits-row = de { $card } past in rij { $row }, dus je kunt hem niet houden
fifteen-fits-pile = de { $card } past op de stapel van { $other }, dus je kunt hem niet houden
fifteen-no-own = aan deze tafel gaat een kaart alleen op je eigen stapel als hij nergens anders past
fifteen-keep-instead = aan deze tafel gaat een kaart alleen op je eigen stapel door hem te houden
fifteen-own-empty = je hebt geen open stapel
fifteen-own-spent = je hebt deze beurt je stapel omgekeerd: nu kun je er niets meer op leggen
fifteen-own-apart = de { $card } is niet één hoger of lager dan je { $top_card }
fifteen-long-game = het spel duurt lang: wat in een rij past, moet in een rij
fifteen-no-row = rij { $row } is nog niet begonnen
fifteen-row-full = rij { $row } is vol
fifteen-row-waits = rij { $row } wacht op { $waits }, niet op { $number }
fifteen-own-pile = zo kun je geen kaart op je eigen stapel leggen
fifteen-no-pile = { $other } heeft geen open stapel
fifteen-no-seat = op { $letter } zit niemand
fifteen-pile-apart = { $number } is niet één hoger of lager dan de { $top_card } op de stapel van { $other }
fifteen-no-borrow = aan deze tafel leen je geen kaarten van anderen
fifteen-borrow-own = leen van anderen; je eigen open kaart sluit de reeks
fifteen-borrow-waits = rij { $row } wacht op { $waits }, niet op de { $card }
fifteen-chain-breaks = na de { $card } zou rij { $row } niet tot een eigen kaart van jou komen

fifteen-do-row = in rij { $row } leggen
fifteen-do-row-full = in rij { $row } leggen en die vol maken
fifteen-do-on = op de stapel van { $other } leggen
fifteen-do-keep = houden
fifteen-do-own = op je eigen stapel leggen
fifteen-do-turn = de volgende kaart omdraaien
fifteen-do-open-row = je open kaart in rij { $row } leggen
fifteen-do-open-row-full = je open kaart in rij { $row } leggen en die vol maken
fifteen-do-open-on = je open kaart op de stapel van { $other } leggen
fifteen-do-borrow-row = de open kaart van { $other } nemen voor rij { $row }
fifteen-do-borrow-row-full = de open kaart van { $other } nemen voor rij { $row } en die vol maken

fifteen-merit-full = daarmee is rij { $row } vol
fifteen-merit-row = een kaart minder voor jou
fifteen-merit-pile = een kaart minder voor jou en een meer voor { $other }, die er { $count } heeft
fifteen-merit-keep = hij past nergens anders
fifteen-merit-own = je draait verder om en houdt hem binnen bereik
fifteen-merit-turn = je open kaart past nergens

fifteen-about = Raak je stapel kwijt: in oplopende rijen in het midden, of op de stapels van de anderen.
fifteen-option-colours = Kleuren
    .explain = Hoeveel kleuren meedoen; minder maakt het spel korter.
fifteen-option-overlook = Snelle ogen
    .explain = Je mag ook een passende kaart houden, en niemand laat zien waar hij past.
fifteen-option-open_first = Eerst je open stapel
    .explain = Vóór het omdraaien mag je kaarten van je eigen open stapel wegleggen.
fifteen-option-own_pile = Eigen stapel
    .explain = Een omgedraaide kaart mag op je eigen open stapel als hij één hoger of lager is.
fifteen-option-borrow = Lenen
    .explain = Neem open kaarten van anderen voor een rij, als een eigen kaart de reeks sluit.
fifteen-option-points = Punten
    .explain = Er wordt gespeeld tot niemand meer kaarten heeft; plaatsen en volle rijen geven punten.
fifteen-legend = ▒12▒ dichte kaarten, dan de open stapel met de bovenste kaart rechts; 1: een rij en het getal waarop hij wacht; ▶ de omgedraaide kaart. Kleuren: ♥ rood, ◓ oranje, ☼ geel, ♣ groen, ∝ turquoise, ♦ blauw, ♛ paars, ✿ roze.
