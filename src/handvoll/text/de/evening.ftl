# Der Abend: der Fernseher, Gruppen und ihr Blatt.

tv-title = Fernseher
tv-scan = Mit dem Handy scannen
tv-how-1 = Euer Tisch erscheint hier, groß genug für alle.
tv-how-2 = Auf euren Handys seht ihr eure eigenen Karten.
tv-how-3 = Kein Handy zum Scannen? Tippe den Code im Menü deines Tisches ein.
tv-lost = Einen Moment, die Verbindung wird gesucht …
tv-lobby-scan = Scannen und hinsetzen
tv-lobby-starts = { $player } startet das Spiel, wenn alle da sind.
tv-lobby-wait = Wer zuerst sitzt, entscheidet, wann es losgeht.
tv-joins = Scannen und mitspielen
tv-next = Wer weiterspielen will, sagt es am Handy.
tv-show-how = Öffne { $address } auf dem Fernseher und scanne seinen Code, oder tippe ihn hier ein.
tv-off = Fernseher ausschalten
tv-is-on = Der Fernseher zeigt diesen Tisch.
tv-is-away = Der Fernseher ist gerade nicht da.
tv-code = Code des Fernsehers
tv-enter = Dort zeigen
tv-point = Welcher Tisch soll auf den Fernseher?
tv-point-this = Diesen Tisch zeigen
tv-point-open = Ein Spiel am Fernseher anfangen
tv-look-up = Schau auf den Fernseher
web-told-screened = { $player } zeigt den Tisch auf dem Fernseher
    .you = Du zeigst den Tisch auf dem Fernseher
web-told-unscreened = { $player } schaltet den Fernseher aus
    .you = Du schaltest den Fernseher aus

evening-title = Der Abend
evening-worth = Was ein Platz bringt
evening-worth-place = Platz { $place }
evening-worth-explain = Gilt für alle Spiele des Abends.
evening-worth-change = Punkte ändern
evening-only-one = Hier gewinnt nur einer; alle anderen teilen sich den zweiten Platz.
evening-to-table = Zum Tisch
evening-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
  }
evening-leads = { $names } { $count ->
    [one] führt
   *[other] führen
  } nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  }
evening-won = { $names } { $count ->
    [one] gewinnt den Abend
   *[other] teilen sich den Abend
  }
evening-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
evening-none = Noch ist kein Spiel zu Ende.
evening-group = Link eurer Runde verschicken
evening-group-explain = Dieser Link führt immer an den Tisch, an dem ihr gerade spielt.
evening-picture = Als Bild teilen
evening-picture-name = abend
evening-history = Eure Abende
evening-history-none = Spielt in derselben Runde ein zweites Spiel, dann steht euer Abend hier.
evening-next = Ein anderes Spiel in derselben Runde
evening-next-game = Nächstes Spiel: { $game }
evening-too-many = Zu { $count } geht nur { $games }; sonst setzt reihum jemand aus.
evening-wants = { $names } { $count ->
    [one] möchte
   *[other] möchten
  } { $game } spielen.
evening-join = Beim nächsten Spiel mitspielen
evening-offer = Du schaust zu.
evening-joins = Du spielst beim nächsten Spiel mit.
evening-sits-out = Diesmal setzt du aus; beim nächsten Spiel bist du dabei.
evening-onward = Sie spielen schon weiter.
evening-join-not = Doch nur zuschauen
evening-joining = { $count ->
    [one] { $names } spielt beim nächsten Spiel mit.
   *[other] { $names } spielen beim nächsten Spiel mit.
  }
web-told-joining = { $name } spielt beim nächsten Spiel mit
web-told-joining-no-more = { $name } schaut doch nur zu
