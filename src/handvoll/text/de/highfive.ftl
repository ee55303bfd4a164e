# High Five!: Karten, Kombinationen, was geschieht, warum nicht.

highfive-card = { $colour ->
    [r] rote { $number }
    [g] grüne { $number }
    [b] blaue { $number }
    [y] gelbe { $number }
   *[j] Joker
  }

highfive-five = { $points ->
    [30] High Five!
    [25] höchste Farbstraße
    [20] Farbstraße
    [15] vier gleiche
    [10] drei gleiche und ein Paar
    [8] eine Farbe
    [6] Straße
    [3] drei gleiche
    [2] zwei Paare
    [1] ein Paar
   *[0] nichts
  }

highfive-started = Auf { $square } liegt zu Beginn die { $card }
highfive-laid = { $card ->
    [Joker] { $player } legt den { $card } auf { $square }
   *[other] { $player } legt die { $card } auf { $square }
  }
    .you = { $card ->
        [Joker] Du legst den { $card } auf { $square }
       *[other] Du legst die { $card } auf { $square }
      }
highfive-scored = { $points ->
    [one] { $player } bekommt { $points } Punkt, { $first } bis { $last }: { highfive-five }
   *[other] { $player } bekommt { $points } Punkte, { $first } bis { $last }: { highfive-five }
  }
    .you = { $points ->
        [one] Du bekommst { $points } Punkt, { $first } bis { $last }: { highfive-five }
       *[other] Du bekommst { $points } Punkte, { $first } bis { $last }: { highfive-five }
      }
highfive-dropped = { $card ->
    [Joker] { $player } kann keinen Fünfer füllen und legt den { $card } auf { $square }
   *[other] { $player } kann keinen Fünfer füllen und legt die { $card } auf { $square }
  }
    .you = { $card ->
        [Joker] Du kannst keinen Fünfer füllen und legst den { $card } auf { $square }
       *[other] Du kannst keinen Fünfer füllen und legst die { $card } auf { $square }
      }
highfive-drew = { $player } zieht { $cards }
    .you = Du ziehst { $cards }
highfive-drew-hidden = { $count ->
    [one] { $player } zieht eine Karte
   *[other] { $player } zieht { $count } Karten
  }
highfive-finished = { $points ->
    [0] { $player } hat die letzte Karte gelegt
   *[other] { $player } ist als Erstes alle Karten los: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } dazu
  }
    .you = { $points ->
        [0] Du hast deine letzte Karte gelegt
       *[other] Du bist als Erstes alle Karten los: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } dazu
      }

highfive-card-twice = { $card ->
    [Joker] den { $card } hast du nur einmal
   *[other] die { $card } hast du nur einmal
  }
highfive-not-in-hand = { $card ->
    [Joker] den { $card } hast du nicht
   *[other] die { $card } hast du nicht
  }
highfive-must-lay = du kannst noch einen Fünfer füllen, also musst du es tun, auch wenn er nichts einbringt
highfive-taken = { $square } ist besetzt
highfive-square-twice = auf { $square } passt nur eine Karte
highfive-opening-three = in deinem ersten Zug legst du genau drei Karten, nicht { $count }
highfive-opening-connect = in deinem ersten Zug verbindest du zwei Startkarten, die noch getrennt sind: zwei Karten dazwischen und eine neben ein Ende
highfive-too-many = in einem Zug legst du höchstens vier Karten, nicht { $count }
highfive-no-window = alle deine Karten müssen in einen Fünfer passen, nebeneinander in einer Reihe oder Spalte
highfive-gap = ein Fünfer darf keine Lücke haben; noch frei: { $squares }

highfive-place = { $card } auf { $place }
highfive-do-lay = { $points ->
    [one] { $places } legen · { $points } Punkt: { highfive-five }, { $first }–{ $last }
   *[other] { $places } legen · { $points } Punkte: { highfive-five }, { $first }–{ $last }
  }
highfive-do-drop = { $places } ablegen
highfive-pile = { $count ->
    [one] noch { $count } Karte zum Ziehen
   *[other] noch { $count } Karten zum Ziehen
  }
highfive-first-turn = Erster Zug: genau drei Karten, die zwei Startkarten verbinden – zwei dazwischen, eine daneben.

highfive-merit-lay = { $points ->
    [0] das bringt nichts, kostet dich aber am wenigsten
    [one] { $points } Punkt ({ highfive-five }), und dem Nächsten hilft es am wenigsten
   *[other] { $points } Punkte ({ highfive-five }), und dem Nächsten hilft es am wenigsten
  }
highfive-merit-drop = kein Fünfer lässt sich füllen; dort hilft sie dem Nächsten am wenigsten

highfive-about = Leg deine Karten wie ein Kreuzworträtsel und bilde die besten Fünfer.

highfive-how = oder tippe einen Zug, zum Beispiel lay r5@c4 j@c7; du siehst seine Punkte, bevor er zählt
highfive-legend = [ 5♥] Karten des letzten Fünfers, ◦ wo der erste liegen darf, ▒10▒ Karten auf der Hand, J★ der Joker. Farben: ♥ Rot, ♣ Grün, ♦ Blau, ☼ Gelb.
