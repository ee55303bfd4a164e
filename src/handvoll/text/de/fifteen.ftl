# 15GO!: Karten, was geschieht, warum nicht.

fifteen-card = { $colour ->
    [r] rote
    [o] orange
    [y] gelbe
    [g] grüne
    [t] türkise
    [b] blaue
    [v] lila
   *[p] rosa
  } { $number }

fifteen-turned = { $player } deckt die { $card } auf
    .you = Du deckst die { $card } auf
fifteen-opened = { $player } legt die { $card } und eröffnet Reihe { $row }
    .you = Du legst die { $card } und eröffnest Reihe { $row }
fifteen-to-row = { $player } legt die { $card } an Reihe { $row }
    .you = Du legst die { $card } an Reihe { $row }
fifteen-to-pile = { $player } legt die { $card } auf den Stapel von { $other }
    .you = Du legst die { $card } auf den Stapel von { $other }
    .yours = { $player } legt die { $card } auf deinen Stapel
fifteen-kept = { $player } behält die { $card }
    .you = Du behältst die { $card }
fifteen-to-own = { $player } legt die { $card } auf den eigenen Stapel
    .you = Du legst die { $card } auf deinen eigenen Stapel
fifteen-borrowed = { $player } nimmt die { $card } von { $other } für Reihe { $row }
    .you = Du nimmst die { $card } von { $other } für Reihe { $row }
    .yours = { $player } nimmt die { $card } von dir für Reihe { $row }
fifteen-recycled = { $player } dreht den offenen Stapel um, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    .you = Du drehst deinen offenen Stapel um, { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
fifteen-completed = { $points ->
    [0] Reihe { $row } ist voll
   *[other] Reihe { $row } ist voll: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $player }
  }
    .you = { $points ->
        [0] Reihe { $row } ist voll
       *[other] Reihe { $row } ist voll: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für dich
      }
fifteen-out = { $points ->
    [0] { $player } hat keine Karten mehr
   *[other] { $player } ist auf Platz { $place } fertig: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
  }
    .you = { $points ->
        [0] Du hast keine Karten mehr
       *[other] Du bist auf Platz { $place } fertig: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
      }

fifteen-uneven = { $cards } Karten lassen sich nicht gleichmäßig auf { $seats } Spieler verteilen ({ $rule })
fifteen-overlook-points = „Flinke Augen“ und „Punkte“ gehen nicht zusammen ({ $rule })

fifteen-chain = das Borgen hat an Reihe { $row } begonnen: mach dort weiter und schließe mit einer eigenen Karte
fifteen-already-turned = der offene Stapel kommt vor der ersten aufgedeckten Karte; jetzt muss die { $card } gelegt werden
fifteen-place-first = lege erst die { $card }
fifteen-not-turned = noch ist keine Karte aufgedeckt: nutze den offenen Stapel oder decke auf
fifteen-no-open-first = an diesem Tisch wird der offene Stapel nicht vor dem Aufdecken benutzt
fifteen-fits-row = die { $card } passt an Reihe { $row }, also kannst du sie nicht behalten
fifteen-fits-pile = die { $card } passt auf den Stapel von { $other }, also kannst du sie nicht behalten
fifteen-no-own = an diesem Tisch kommt eine Karte nur auf den eigenen Stapel, wenn sie sonst nirgends passt
fifteen-keep-instead = an diesem Tisch kommt eine Karte nur durch Behalten auf den eigenen Stapel
fifteen-own-empty = du hast keinen offenen Stapel
fifteen-own-spent = wer im selben Zug den Stapel umgedreht hat, kann nicht noch einmal auf den eigenen Stapel legen
fifteen-own-apart = die { $card } ist nicht eins höher oder tiefer als deine { $top_card }
fifteen-long-game = das Spiel dauert lange: was an eine Reihe passt, muss an eine Reihe
fifteen-no-row = Reihe { $row } ist noch nicht eröffnet
fifteen-row-full = Reihe { $row } ist voll
fifteen-row-waits = Reihe { $row } wartet auf { $waits }, nicht auf { $number }
fifteen-own-pile = so kannst du nicht auf den eigenen Stapel legen
fifteen-no-pile = { $other } hat keinen offenen Stapel
fifteen-no-seat = auf { $letter } sitzt niemand
fifteen-pile-apart = { $number } ist nicht eins höher oder tiefer als die { $top_card } auf dem Stapel von { $other }
fifteen-no-borrow = an diesem Tisch werden keine fremden Karten geborgt
fifteen-borrow-own = borge von anderen; deine eigene offene Karte schließt die Kette
fifteen-borrow-waits = Reihe { $row } wartet auf { $waits }, nicht auf die { $card }
fifteen-chain-breaks = nach der { $card } käme Reihe { $row } nicht bis zu einer eigenen Karte von dir

fifteen-do-row = an Reihe { $row } legen
fifteen-do-row-full = an Reihe { $row } legen und sie vollmachen
fifteen-do-on = auf den Stapel von { $other } legen
fifteen-do-keep = behalten
fifteen-do-own = auf den eigenen Stapel legen
fifteen-do-turn = die nächste Karte aufdecken
fifteen-do-open-row = deine offene Karte an Reihe { $row } legen
fifteen-do-open-row-full = deine offene Karte an Reihe { $row } legen und sie vollmachen
fifteen-do-open-on = deine offene Karte auf den Stapel von { $other } legen
fifteen-do-borrow-row = die offene Karte von { $other } für Reihe { $row } nehmen
fifteen-do-borrow-row-full = die offene Karte von { $other } für Reihe { $row } nehmen und sie vollmachen

fifteen-merit-full = damit ist Reihe { $row } voll
fifteen-merit-row = eine Karte weniger für dich
fifteen-merit-pile = eine Karte weniger für dich und eine mehr für { $other } (hat { $count })
fifteen-merit-keep = sie passt sonst nirgends
fifteen-merit-own = du deckst weiter auf und behältst sie in Reichweite
fifteen-merit-turn = deine offene Karte passt nirgends

fifteen-about = Werde deinen Stapel los: an wachsende Reihen in der Mitte oder auf die Stapel der anderen.
fifteen-option-colours = Farben
    .explain = Wie viele Farben mitspielen; weniger machen das Spiel kürzer.
fifteen-option-overlook = Flinke Augen
    .explain = Du darfst auch eine passende Karte behalten, und niemand zeigt dir, wo sie passt.
fifteen-option-open_first = Offene zuerst
    .explain = Vor dem Aufdecken darfst du Karten vom eigenen offenen Stapel legen.
fifteen-option-own_pile = Eigener Stapel
    .explain = Eine aufgedeckte Karte darf auf deinen offenen Stapel, wenn sie eins höher oder tiefer ist.
fifteen-option-borrow = Borgen
    .explain = Nimm offene Karten der anderen für eine Reihe, wenn eine eigene die Kette schließt.
fifteen-option-points = Punkte
    .explain = Gespielt wird, bis niemand mehr Karten hat; Plätze und volle Reihen bringen Punkte.
fifteen-legend = ▒12▒ verdeckte Karten, dann der offene Stapel mit der obersten Karte rechts; 1: eine Reihe und die Zahl, auf die sie wartet; ▶ die aufgedeckte Karte. Farben: ♥ Rot, ◓ Orange, ☼ Gelb, ♣ Grün, ∝ Türkis, ♦ Blau, ♛ Lila, ✿ Rosa.
