# I Go!: Karten, was geschieht, warum nicht.

igo-card = { $colour ->
    [p] rosa
    [v] lila
    [b] blaue
    [s] hellblaue
    [g] graue
    [n] braune
    [r] rote
    [o] orange
    [y] gelbe
   *[l] hellgrüne
  } { $number }
igo-colour = { $colour ->
    [p] Rosa
    [v] Lila
    [b] Blau
    [s] Hellblau
    [g] Grau
    [n] Braun
    [r] Rot
    [o] Orange
    [y] Gelb
   *[l] Hellgrün
  }

igo-dealt = Ein neuer Durchgang: { $player } fängt an, auf der Ablage liegt die { $card }
    .you = Ein neuer Durchgang: du fängst an, auf der Ablage liegt die { $card }
igo-drew = { $player } zieht die { $card } vom Stapel
    .you = Du ziehst die { $card } vom Stapel
igo-drew-hidden = { $player } zieht vom Stapel
igo-took = { $player } nimmt die { $card } von der Ablage
    .you = Du nimmst die { $card } von der Ablage
igo-picked = { $player } nimmt die { $card } aus der Auslage
    .you = Du nimmst die { $card } aus der Auslage
igo-unscored = { $player } hat die letzte Karte der Auslage genommen: Dieser Durchgang zählt nicht
    .you = Du hast die letzte Karte der Auslage genommen: Dieser Durchgang zählt nicht
igo-discarded = { $player } wirft die { $card } ab
    .you = Du wirfst die { $card } ab
igo-ended = { $player } ruft nicht
    .you = Du rufst nicht
igo-called = { $named ->
    [0] { $player } ruft „I Go!“ ohne Reihe; frei ist { $free_colour }
   *[other] { $player } ruft „I Go!“ mit { $colours }; frei ist { $free_colour }
  }
    .you = { $named ->
        [0] Du rufst „I Go!“ ohne Reihe; frei ist { $free_colour }
       *[other] Du rufst „I Go!“ mit { $colours }; frei ist { $free_colour }
      }
igo-showed = { $sum ->
    [0] Bei { $player } bleibt nichts übrig
   *[other] Bei { $player } bleiben { $sum } übrig: { $left_cards }
  }
    .you = { $sum ->
        [0] Bei dir bleibt nichts übrig
       *[other] Bei dir bleiben { $sum } übrig: { $left_cards }
      }
igo-scored = { $points ->
    [one] Ein Punkt für { $player }, der erste
   *[other] Ein Punkt für { $player }, das macht { $points }
  }
    .you = { $points ->
        [one] Ein Punkt für dich, der erste
       *[other] Ein Punkt für dich, das macht { $points }
      }
igo-perfect = Ein perfektes „I Go!“: { $player } gewinnt das ganze Spiel!
    .you = Ein perfektes „I Go!“: Du gewinnst das ganze Spiel!

igo-take-first = nimm zuerst eine Karte: vom Stapel, von der Ablage oder aus der Auslage
igo-one-card = du hast in diesem Zug schon eine Karte genommen
igo-discard-first = wirf zuerst eine Karte ab; dann kannst du rufen oder deinen Zug beenden
igo-one-discard = du hast schon abgeworfen: Ruf jetzt „I Go!“ oder beende deinen Zug
igo-closed = nach hundertmal Nehmen hintereinander ist die Ablage zu: Lass die { $card } liegen und nimm vom Stapel oder aus der Auslage
igo-last-shown = nach zehn Durchgängen ohne Punkte bleibt die letzte Karte der Auslage liegen
igo-must-call = du hast die letzte Karte vom Stapel genommen, also musst du „I Go!“ rufen
igo-too-soon = gerufen werden darf erst, wenn alle { $count ->
    [one] einen Zug beendet haben
   *[other] { $count } Züge beendet haben
  }
igo-straight-back = du hast die { $card } gerade von der Ablage genommen; sie darf nicht gleich wieder zurück
igo-not-in-hand = du hast die { $card } nicht
igo-free-colour = { $free_colour } ist die freie Farbe und kommt in keine Reihe
igo-no-such-colour = du hast keine Karte für eine Reihe in { $named_colour }
igo-only-one-fits = deine Karten in { $one_colour } und { $two_colour } haben dieselbe Zahl: Nur eine davon passt in die Reihe

igo-do-draw = vom Stapel ziehen
igo-do-draw-last = die letzte Karte vom Stapel ziehen: dann musst du rufen
igo-do-take = die { $card } von der Ablage nehmen
igo-do-pick = die { $card } aus der Auslage nehmen
igo-do-pick-last = die { $card } nehmen, die letzte der Auslage: das beendet den Durchgang ohne Punkte
igo-do-discard = die { $card } abwerfen: { $sum } übrig
igo-do-end = nicht rufen
igo-do-wait = den Zug beenden; noch darf niemand rufen
igo-do-go = { $named ->
    [0] „I Go!“ ohne Reihe: { $sum } übrig
   *[other] „I Go!“ mit { $colours }: { $sum } übrig
  }
igo-do-perfect = { $named ->
    [0] „I Go!“ ohne Reihe: nichts übrig, du gewinnst das Spiel
   *[other] „I Go!“ mit { $colours }: nichts übrig, du gewinnst das Spiel
  }

igo-merit-draw = mit keiner der offenen Karten bliebe dir weniger übrig
igo-merit-take = nach einem guten Abwurf blieben { $sum } übrig
igo-merit-discard = die braucht deine Reihe am wenigsten
igo-merit-end = { $sum } übrig ist noch zu viel
igo-merit-wait = noch darf niemand rufen
igo-merit-go = weniger hat wahrscheinlich niemand

igo-display = Auslage
igo-free = frei ist { $free_colour }
igo-discards = Ablage
igo-pile = Stapel
igo-by-colour = Nach Farben
igo-by-value = Nach Zahlen
igo-cost = { $named ->
    [0] „I Go!“ jetzt, ohne Reihe: { $sum } übrig
   *[other] „I Go!“ jetzt, mit { $colours }: { $sum } übrig
  }
igo-group-free = frei
igo-group-row = Reihe
igo-group-added = angelegt
igo-group-left = übrig

igo-about = Tausche Karten, räum deine Hand auf und ruf, wenn bei dir am wenigsten übrig bleibt.
igo-option-target = Punkte zum Sieg
    .explain = So viele Punkte brauchst du zum Gewinnen.
igo-option-patience = Geduld
    .explain = Niemand ruft, bevor alle so viele Züge eines Durchgangs beendet haben.
igo-legend = ● ein Punkt, ▒12▒ Karten auf der Hand oder im Stapel; Karten dahinter sind bekannt. Von der Auslage kann nur die letzte Karte genommen werden. Farben: ✿ Rosa, ♛ Lila, ♦ Blau, ☁ Hellblau, ⚷ Grau, ◉ Braun, ♥ Rot, ◓ Orange, ☼ Gelb, Ψ Hellgrün.
