# Go5: Karten, was geschieht, warum nicht.
# Ein Joker ist männlich, eine rote 5 weiblich: Karten stehen deshalb ohne Artikel.

go5-card = { $colour ->
    [r] rote { $number }
    [o] orange { $number }
    [y] gelbe { $number }
    [g] grüne { $number }
    [b] blaue { $number }
    [v] lila { $number }
    [p] rosa { $number }
    [j] Joker
   *[s] Stoppkarte
  }
go5-kind = { $kind ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [sevens] Siebener
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
    [violet] lila
    [pink] rosa
    [ball] Ball
    [half] Hälfte
    [bars] Streifen
    [rings] Ringe
    [dots] Tupfen
    [harlequin] Harlekin
    [chevron] Zickzack
   *[black] schwarz
  }

go5-began = Runde { $round }: { $player } gibt
    .you = Runde { $round }: du gibst
go5-dealt = { $player } bekommt { $cards }
    .you = Du bekommst { $cards }
go5-dealt-unseen = { $player } bekommt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
go5-got-stop = { $player } bekommt eine Stoppkarte und dafür noch eine Karte
    .you = Du bekommst eine Stoppkarte und dafür noch eine Karte
go5-sunk = Ganz nach unten in den Stapel: { $card }
go5-turned-up = Aufgedeckt wird: { $card }
go5-drew = { $player } zieht { $cards }
    .you = Du ziehst { $cards }
go5-drew-unseen = { $count ->
    [one] { $player } zieht eine Karte
   *[other] { $player } zieht { $count } Karten
  }
go5-nothing-left = Für { $player } ist nichts mehr zu ziehen
    .you = Für dich ist nichts mehr zu ziehen
go5-mixed = { $count ->
    [one] Eine Karte der Ablage wird zum neuen Stapel
   *[other] { $count } Karten der Ablage werden zum neuen Stapel gemischt
  }
go5-took = { $player } nimmt von der Ablage: { $card }
    .you = Du nimmst von der Ablage: { $card }
go5-laid = { $player } legt { $cards } aus ({ go5-kind })
    .you = Du legst { $cards } aus ({ go5-kind })
go5-added = { $player } legt an Set { $number } an ({ go5-kind }): { $card }
    .you = Du legst an Set { $number } an ({ go5-kind }): { $card }
go5-swapped = { $player } tauscht mit { $other }: { $card } gegen { $other_card }
    .you = Du tauschst mit { $other }: { $card } gegen { $other_card }
    .yours = { $player } tauscht mit dir: { $card } gegen { $other_card }
go5-stopped = { $player } spielt eine Stoppkarte: { $other } muss aussetzen
    .you = Du spielst eine Stoppkarte: { $other } muss aussetzen
    .yours = { $player } spielt eine Stoppkarte: du musst aussetzen
go5-skipped = { $player } setzt aus
    .you = Du setzt aus
go5-discarded = { $player } wirft ab: { $card }
    .you = Du wirfst ab: { $card }
go5-crossed = { $player } wirft quer ab: { $card }
    .you = Du wirfst quer ab: { $card }
go5-asked = { $player } darf Go5 rufen: { $card }
    .you = Du darfst Go5 rufen: { $card }
go5-called = { $player } ruft Go5 und legt an ({ go5-kind }): { $card }
    .you = Du rufst Go5 und legst an ({ go5-kind }): { $card }
go5-passed = { $player } passt
    .you = Du passt
go5-five = Go5! { $player } hat fünf ({ go5-kind })
    .you = Go5! Du hast fünf ({ go5-kind })
go5-ran-out = Der Stapel ist zum dritten Mal leer: Die Runde ist zu Ende
go5-stuck = Nichts bewegt sich mehr: Die Runde ist zu Ende
go5-counted = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in dieser Runde ({ go5-parts }), { $total } insgesamt
    .you = Du: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } in dieser Runde ({ go5-parts }), { $total } insgesamt
go5-parts = Sets { $sets }{ $ended ->
    [0] {""}
   *[other] , Go5 +{ $ended }
  }{ $cost ->
    [0] {""}
   *[other] , übrig −{ $cost }
  }

go5-no-call = Go5 rufst du nur, wenn jemand anderes gerade eine Karte für dein Viererset abgeworfen hat
go5-calling = jetzt darf gerufen werden ({ $card }): ruf Go5 oder passe
go5-no-set = du hast kein Set { $number }
go5-not-four = dein Set { $number } hat nicht vier Karten
go5-draw-first = zieh zuerst
go5-drawn = du hast in diesem Zug schon gezogen
go5-take-unopened = von der Ablage nimmst du erst, wenn du eröffnet hast
go5-take-nothing = auf der Ablage liegt nichts
go5-take-stop = eine Stoppkarte kann niemand nehmen
go5-take-across = { $other } hat den Joker quer gelegt: Sonst darf ihn niemand nehmen
go5-stop-chain = bring erst deinen Tausch zu Ende ({ $card })
go5-no-stop = du hast keine Stoppkarte
go5-one-stop = eine Stoppkarte pro Zug genügt
go5-stop-unopened = Stoppkarten spielst du erst, wenn du eröffnet hast
go5-use-it = erst die getauschte Karte verwenden ({ $card }): anlegen, auslegen oder weitertauschen
go5-must-discard = beende deinen Zug, indem du eine Karte abwirfst
go5-across = quer liegt nur ein Joker ({ $card })
go5-keep-one = deine letzte Karte behältst du
go5-stop-card = das ist keine Handkarte ({ $card }); spiel sie mit „stop“
go5-not-in-hand = das hast du nicht: { $card }
go5-unopened = eröffne zuerst: mit einem Dreierset ohne Joker
go5-just-opened = du hast gerade eröffnet; mehr geht in diesem Zug nicht
go5-played = du hast in diesem Zug schon gespielt
go5-joker-opening = dein erstes Set muss ohne Joker auskommen
go5-two-jokers = in einem Set liegt höchstens ein Joker
go5-no-kind = { $cards } haben nichts gemeinsam
go5-joker-black = in ein schwarzes Set kommt kein Joker
go5-keep-two = dir blieben weniger als zwei Karten: eine zum Abwerfen und eine zum Behalten
go5-misfit = das passt nicht zu deinem Set { $number } ({ go5-kind }): { $card }
go5-swap-joker = Joker werden nicht getauscht
go5-not-laid = das liegt in keinem Set: { $card }
go5-swap-own = getauscht wird mit den Sets der anderen, nicht mit deinen
go5-swap-again = Set { $number } von { $other } war bei diesem Tausch schon dabei
go5-swap-misfit = das passt nicht in Set { $number } von { $other }: { $card }
go5-no-ending = das könntest du nicht sofort verwenden: { $card }

go5-do-draw = vom Stapel ziehen
go5-do-take = von der Ablage nehmen: { $card }
go5-do-set = { $cards } auslegen: { go5-kind }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
go5-do-add = an Set { $number } anlegen ({ go5-kind }): { $card }
go5-do-five = an Set { $number } anlegen: { $card }. Das sind fünf ({ go5-kind }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und die Runde endet
go5-do-swap = mit { $other } tauschen: { $card } gegen { $other_card }
go5-do-stop = eine Stoppkarte spielen: { $other } muss aussetzen
go5-do-discard = abwerfen: { $card }
go5-do-across = quer abwerfen: { $card }
go5-do-call = Go5! An Set { $number } anlegen ({ go5-kind }): { $card }
go5-do-pass = passen
go5-do-end = den Zug beenden: deine letzte Karte bleibt bei dir

go5-merit-draw = der Stapel verspricht mehr als die offene Karte
go5-merit-only = bis du eröffnet hast, gibt es Karten nur vom Stapel
go5-merit-take = sie passt zu dem, was du hast
go5-merit-open = wer eröffnet hat, darf anlegen, tauschen und rufen
go5-merit-lay = ein neues Set bringt mehr als ein größeres: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
go5-merit-add = noch eine Karte, und es ist ein Go5 ({ go5-kind })
go5-merit-five = fünf ({ go5-kind }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und die Runde ist vorbei
go5-merit-swap = das kannst du sofort verwenden: { $other_card }
go5-merit-stop = { $other } setzt aus, und übrig würde sie dich Punkte kosten
go5-merit-discard = diese Karte brauchst du am wenigsten, und sie hilft den anderen am wenigsten
go5-merit-across = quer kann ihn sonst niemand nehmen
go5-merit-keep = deine letzte Karte behältst du
go5-merit-pass = geht die Runde weiter, bringt sie dir mehr

go5-about = Sammle Karten, die zusammengehören, tausche geschickt und mach als Erste oder Erster fünf voll.
go5-option-target = Punkte zum Sieg
    .explain = Das Spiel endet nach der Runde, in der jemand diese Summe erreicht.
go5-option-rounds = Runden höchstens
    .explain = Nach so vielen Runden ist auf jeden Fall Schluss.
go5-legend = Eine Karte zeigt Zahl, Zeichen ihrer Farbe und Muster; ein Muster in Klammern [●] liegt auf Schwarz. ★ Joker, ⊘ Stoppkarte, ▒7▒ Karten auf der Hand oder im Stapel, (★) ein quer gelegter Joker, ⇄ die getauschte Karte, ⏭ setzt aus, ▸ ist am Zug, ▶ deine Hand. Farben: ♥ Rot, ◓ Orange, ☼ Gelb, ♣ Grün, ♦ Blau, ♛ Lila, ✿ Rosa.
