# Go5: kaarten, wat er gebeurt, waarom niet.

go5-card = { $colour ->
    [r] rode { $number }
    [o] oranje { $number }
    [y] gele { $number }
    [g] groene { $number }
    [b] blauwe { $number }
    [v] paarse { $number }
    [p] roze { $number }
    [j] joker
   *[s] stopkaart
  }
go5-kind = { $kind ->
    [ones] enen
    [twos] tweeën
    [threes] drieën
    [fours] vieren
    [fives] vijven
    [sixes] zessen
    [sevens] zevens
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
    [violet] paars
    [pink] roze
    [ball] bal
    [half] helft
    [bars] strepen
    [rings] ringen
    [dots] stippen
    [harlequin] harlekijn
    [chevron] zigzag
   *[black] zwart
  }

go5-began = Ronde { $round }: { $player } deelt
    .you = Ronde { $round }: jij deelt
go5-dealt = { $player } krijgt { $cards }
    .you = Je krijgt { $cards }
go5-dealt-unseen = { $player } krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
go5-got-stop = { $player } krijgt een stopkaart en nog een kaart erbij
    .you = Je krijgt een stopkaart en nog een kaart erbij
go5-sunk = De { $card } gaat helemaal onderop
go5-turned-up = De { $card } wordt omgedraaid
go5-drew = { $player } pakt { $cards }
    .you = Je pakt { $cards }
go5-drew-unseen = { $count ->
    [one] { $player } pakt een kaart
   *[other] { $player } pakt { $count } kaarten
  }
go5-nothing-left = Voor { $player } is er niets meer te pakken
    .you = Voor jou is er niets meer te pakken
go5-mixed = { $count ->
    [one] Eén afgelegde kaart wordt de nieuwe stapel
   *[other] { $count } afgelegde kaarten worden tot een nieuwe stapel geschud
  }
go5-took = { $player } neemt de { $card }
    .you = Je neemt de { $card }
go5-laid = { $player } legt { $cards } ({ go5-kind })
    .you = Je legt { $cards } ({ go5-kind })
go5-added = { $player } legt de { $card } aan bij set { $number } ({ go5-kind })
    .you = Je legt de { $card } aan bij set { $number } ({ go5-kind })
go5-swapped = { $player } geeft { $other } de { $card } en neemt de { $other_card }
    .you = Je geeft { $other } de { $card } en neemt de { $other_card }
    .yours = { $player } geeft jou de { $card } en neemt jouw { $other_card }
go5-stopped = { $player } speelt een stopkaart: { $other } moet een beurt overslaan
    .you = Je speelt een stopkaart: { $other } moet een beurt overslaan
    .yours = { $player } speelt een stopkaart: jij moet een beurt overslaan
go5-skipped = { $player } slaat een beurt over
    .you = Je slaat een beurt over
go5-discarded = { $player } legt de { $card } af
    .you = Je legt de { $card } af
go5-crossed = { $player } legt de { $card } dwars af
    .you = Je legt de { $card } dwars af
go5-asked = { $player } mag Go5 roepen met de { $card }
    .you = Je mag Go5 roepen met de { $card }
go5-called = { $player } roept Go5 en legt de { $card } aan ({ go5-kind })
    .you = Je roept Go5 en legt de { $card } aan ({ go5-kind })
go5-passed = { $player } past
    .you = Je past
go5-five = Go5! { $player } heeft er vijf ({ go5-kind })
    .you = Go5! Je hebt er vijf ({ go5-kind })
go5-ran-out = De stapel is voor de derde keer op: de ronde is voorbij
go5-stuck = Er gebeurt niets meer: de ronde is voorbij
go5-counted = { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } in deze ronde ({ go5-parts }), { $total } in totaal
    .you = Jij: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } in deze ronde ({ go5-parts }), { $total } in totaal
go5-parts = sets { $sets }{ $ended ->
    [0] {""}
   *[other] , Go5 +{ $ended }
  }{ $cost ->
    [0] {""}
   *[other] , over −{ $cost }
  }

go5-no-call = Go5 roep je alleen als iemand anders net een kaart voor jouw set van vier heeft afgelegd
go5-calling = met de { $card } mag geroepen worden: roep Go5 of pas
go5-no-set = je hebt geen set { $number }
go5-not-four = je set { $number } heeft geen vier kaarten
go5-draw-first = pak eerst een kaart
go5-drawn = je hebt deze beurt al gepakt
go5-take-unopened = van de aflegstapel neem je pas als je bent uitgekomen
go5-take-nothing = er ligt niets op de aflegstapel
go5-take-stop = een stopkaart kan niemand nemen
go5-take-across = { $other } heeft de joker dwars gelegd: niemand anders mag hem nemen
go5-stop-chain = maak eerst je ruil af: gebruik de { $card }
go5-no-stop = je hebt geen stopkaart
go5-one-stop = één stopkaart per beurt is genoeg
go5-stop-unopened = een stopkaart speel je pas als je bent uitgekomen
go5-use-it = gebruik eerst de { $card }: leg hem aan, leg hem neer of ruil hem door
go5-must-discard = beëindig je beurt door een kaart af te leggen
go5-across = alleen een joker kan dwars liggen, niet de { $card }
go5-keep-one = je laatste kaart houd je
go5-stop-card = de { $card } is geen handkaart; speel hem met “stop”
go5-not-in-hand = je hebt de { $card } niet
go5-unopened = kom eerst uit: leg een set van drie zonder joker
go5-just-opened = je bent net uitgekomen; meer kan niet in deze beurt
go5-played = je hebt deze beurt al gespeeld
go5-joker-opening = je eerste set moet het zonder joker doen
go5-two-jokers = in een set ligt hoogstens één joker
go5-no-kind = { $cards } hebben niets gemeen
go5-joker-black = in een zwarte set past geen joker
go5-keep-two = dan houd je minder dan twee kaarten over: één om af te leggen en één om te houden
go5-misfit = de { $card } past niet bij je set { $number } ({ go5-kind })
go5-swap-joker = jokers worden niet geruild
go5-not-laid = de { $card } ligt in niemands set
go5-swap-own = ruil met de sets van anderen, niet met die van jezelf
go5-swap-again = set { $number } van { $other } deed al mee in deze ruil
go5-swap-misfit = de { $card } past niet in set { $number } van { $other }
go5-no-ending = je zou de { $card } niet meteen kunnen gebruiken

go5-do-draw = van de stapel pakken
go5-do-take = de { $card } nemen
go5-do-set = { $cards } leggen: { go5-kind }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
go5-do-add = de { $card } aanleggen bij set { $number } ({ go5-kind })
go5-do-five = de { $card } aanleggen bij set { $number }: vijf ({ go5-kind }), { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en de ronde is uit
go5-do-swap = { $other } de { $card } geven voor de { $other_card }
go5-do-stop = een stopkaart spelen: { $other } moet een beurt overslaan
go5-do-discard = de { $card } afleggen
go5-do-across = de { $card } dwars afleggen
go5-do-call = Go5! De { $card } aanleggen bij set { $number } ({ go5-kind })
go5-do-pass = passen
go5-do-end = je beurt beëindigen: je laatste kaart houd je

go5-merit-draw = de stapel belooft meer dan de open kaart
go5-merit-only = tot je bent uitgekomen, pak je alleen van de stapel
go5-merit-take = hij past bij wat je hebt
go5-merit-open = als je bent uitgekomen, mag je aanleggen, ruilen en roepen
go5-merit-lay = een nieuwe set brengt meer op dan een grotere: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
go5-merit-add = nog één kaart en het is een Go5 ({ go5-kind })
go5-merit-five = vijf ({ go5-kind }): { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, en de ronde is voorbij
go5-merit-swap = je kunt de { $other_card } meteen gebruiken
go5-merit-stop = { $other } slaat een beurt over, en overhouden kost je punten
go5-merit-discard = deze kaart heb je het minst nodig, en de anderen hebben er het minst aan
go5-merit-across = dwars kan niemand anders hem nemen
go5-merit-keep = je laatste kaart houd je
go5-merit-pass = als de ronde doorgaat, levert dat je meer op

go5-about = Verzamel kaarten die bij elkaar horen, ruil slim en maak als eerste een set van vijf.
go5-option-target = Punten om te winnen
    .explain = Het spel eindigt na de ronde waarin iemand dit totaal haalt.
go5-option-rounds = Aantal rondes
    .explain = Na zoveel rondes is het in elk geval afgelopen.
go5-legend = Een kaart toont zijn getal, het teken van zijn kleur en zijn patroon; een patroon tussen haken [●] staat op zwart. ★ joker, ⊘ stopkaart, ▒7▒ kaarten in de hand of op de stapel, (★) een dwars gelegde joker, ⇄ de geruilde kaart, ⏭ slaat een beurt over, ▸ is aan zet, ▶ je hand. Kleuren: ♥ rood, ◓ oranje, ☼ geel, ♣ groen, ♦ blauw, ♛ paars, ✿ roze.
