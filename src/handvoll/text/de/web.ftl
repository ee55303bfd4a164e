# Was der Browser neben den Spielen sagt.

web-tagline = Fünf Spiele, ein Tisch.
web-device = Auf ein anderes Gerät mitnehmen
web-device-how = Scanne das innerhalb von { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } mit dem anderen Gerät: deine Plätze kommen mit.
web-device-whose = Das ist ein Link von { $name }
web-device-same = Auf diesem Gerät bist du schon { $name }.
web-device-become = Deine Plätze, Spiele und dein Name kommen mit auf dieses Gerät. Tu das nur, wenn du den Link selbst gemacht hast.
web-device-both = Hier bist du { $mine }. Wirst du { $name }, spielt dieses Gerät auf den Plätzen von { $name }; { $mine } bleibt erhalten, im Menü wechselst du zurück. Tu das nur, wenn der Link von dir ist.
web-device-yes = Hier { $name } sein
web-device-stay = { $name } bleiben
web-device-again = Wieder { $name } sein
web-home = Startseite
web-about = Über Handvoll
web-legal = Impressum
web-menu = Menü
web-settings = Einstellungen
web-close = Schließen
web-language = Sprache
web-scheme = Hell oder dunkel
web-scheme-light = Hell
web-scheme-dark = Dunkel
web-scheme-system = Wie das Gerät
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-rules = Regeln
web-scores = Stand
web-seat-nothing = Für diesen Platz gibt es gerade nichts zu tun.
web-other-moves = andere Züge
web-points = Punkte
web-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
  }
web-sum = Summe
web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-view-hands = Hand
web-closed-card = verdeckte Karte
web-minutes = { $minutes } Min.
web-players = { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
web-age = ab { $age }

web-name = Dein Name
web-name-ask = Wie heißt du?
web-guest = Gast
web-go5-one = Sets aus Zahl, Farbe oder Muster. Fünf Gleiche beenden die Runde.
web-igo-one = Sammeln, sortieren und rufen, wenn am wenigsten übrig bleibt.
web-fifteen-one = Karte aufdecken, anlegen, nächste aufdecken. Werde deinen Stapel los.
web-highfive-one = Poker, gelegt wie ein Kreuzworträtsel. Vier Zehner? 15 Punkte.
web-fiver-one = Finde fünf Felder, die den Wurf zeigen, bevor der Sand abläuft.
web-play-now = Jetzt spielen
web-with-friends = Mit anderen
web-learn = Lernen
web-learn-game = { $game } lernen
web-also = Auch in diesem Regal
web-your-games = Deine Spiele
web-your-games-none = Noch keine: such dir einen Finger aus.
web-game-with = mit { $names }
web-game-alone = mit Bots
web-go-on = Weiter
web-look = Ansehen
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand.
web-waits = { $count ->
    [one] { $names } wartet, { $taken } von { $seats } Plätzen
   *[other] { $names } warten, { $taken } von { $seats } Plätzen
  }
web-sit-down = Hinsetzen
web-have-code = Hast du einen Code?
web-join = Los
web-fan-project = Ein Fanprojekt ohne Verbindung zu den Verlagen. Gefällt dir ein Spiel, kauf die Schachtel: Sie ist es wert.

web-before = vor dem Spiel
web-who-plays = Wer spielt mit?
web-you-host = du hast eingeladen
web-you = du
web-host = hat eingeladen
web-is-here = ist da
web-is-away = ist gerade weg
web-is-held = ist weg, ein Bot spielt
web-bot = Bot
web-send-away = Wegschicken
web-leave = Platz verlassen
web-free-seat = Freier Platz
web-waits-for-friend = wartet auf jemanden
web-add-bot = Bot dazu
web-sit-here = Hier sitzen
web-seats-number = Plätze
    .explain = So viele spielen mit, Bots eingerechnet.
web-less = weniger
web-more = mehr
web-how-to-play = Wie wollt ihr spielen?
web-hints-option = Tipps
    .explain = Zeigt, was ein guter Bot täte.
web-public-option = Öffentlicher Tisch
    .explain = Auf der Startseite darf sich jeder dazusetzen.
web-bring = Hol jemanden dazu
web-bring-how = Halte ein Handy auf das Quadrat oder tippe den Code auf der Startseite ein.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-doors = Gäste kommen herein über
web-door-narrow = Diese Seite lässt sich nur auf diesem Gerät öffnen. Um andere einzuladen, starte den Server unter einer Adresse, die sie erreichen.
web-send-link = Link verschicken
web-copied = Kopiert
web-copy-by-hand = Link antippen und kopieren:
web-start = { $count ->
    [one] Los geht’s
   *[other] Zu { $count } starten
  }
web-start-fill = Freie Plätze bekommen Bots. Andere können sie später noch übernehmen.
web-start-wait = { $player } startet das Spiel.
web-full = Alle Plätze sind besetzt. Wenn es losgeht, schaust du zu.
web-in-short = { $game } in Kürze

web-table-code = Tisch { $code }
web-your-turn = Du bist dran:
web-turn-mine = Du bist dran
web-turn-of = { $player } ist dran …
web-game-over = Das Spiel ist zu Ende.
web-to-result = Ergebnis
web-ready = Bereit
web-is-ready = { $player } ist bereit
web-not-ready = { $player } ist noch nicht bereit
web-waiting-for = Warten auf { $names } …
web-pause-game = Pause machen
web-resume-game = Weiterspielen
web-paused = Das Spiel macht Pause. Alle Uhren stehen still.
web-may = Du kannst: { $moves }.
web-which = welchen Zug?
web-my-things = Deine Karten
web-my-hand = Deine Hand
web-hint = Tipp
web-hint-title = Ein guter Bot würde …
web-hint-pondering = Ein guter Bot denkt nach …
web-undo = Rückgängig
web-take-back = Zurücknehmen
web-confirm = Legen
web-why-not = Warum nicht?
web-rule = Regel { $rule }
web-log = Was geschah
web-react = Etwas sagen
web-round = Runde { $round }
web-took-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
web-took-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
web-since = Seit deinem letzten Zug
web-react-clap = Bravo!
web-react-sad = Oh nein!
web-react-hurry = Beeil dich
web-react-smile = Nett!
web-react-laugh = Haha!
web-react-wow = Wow!
web-react-heart = Lieb!
web-react-think = Hm …
web-react-thanks = Danke!
web-offline = Keine Verbindung. Wir versuchen es weiter, dein Platz bleibt dir.
web-lost = gerade keine Verbindung
web-away = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
web-held = Ein Bot spielt für dich.
web-take-over = Ich bin wieder da
web-watching = Du schaust zu.

web-bot-for = Bot für { $player }
web-earlier = Vor { $player }: { $names }
web-bot-played = Für { $player } spielte zeitweise ein Bot
web-told-sat = { $player } setzt sich dazu
web-told-named = Ein neuer Name: { $player }
web-told-left = { $player } geht
web-told-bot = Ein Bot übernimmt den Platz von { $player }
web-told-paused = { $player } hält das Spiel an
    .you = Du hältst das Spiel an
web-told-resumed = { $player } lässt das Spiel weitergehen
    .you = Du lässt das Spiel weitergehen
web-told-held = Ein Bot spielt so lange für { $player }
    .you = Ein Bot spielt für dich
web-told-taken-back = { $player } ist wieder da
    .you = Du bist wieder da
web-told-undone = { $player } nimmt das zurück
    .you = Du nimmst das zurück

web-go5-face = { $black ->
    [yes] { $card }, { go5-kind }, auf Schwarz
   *[no] { $card }, { go5-kind }
  }
web-go5-your-set = Dein Set { $number }, { go5-kind }: { $cards }
web-go5-set = { $player }, Set { $number }, { go5-kind }: { $cards }
web-go5-sets = Sets von { $player }
web-go5-your-sets = Deine Sets
web-go5-no-sets = Hier liegen bald deine Sets: drei mit gleicher Zahl, Farbe oder gleichem Muster, oder drei auf Schwarz.
web-go5-stop-sign = STOP
web-go5-stops = { $count ->
    [one] eine Stoppkarte
   *[other] { $count } Stoppkarten
  }
web-go5-pile = { $count } im Stapel
web-go5-discards = Ablage, oben: { $card }
web-go5-no-discards = Ablage leer
web-go5-discard-of = von { $player }
web-go5-your-discard = von dir
web-go5-across-cap = quer
web-go5-draw = zieh eine Karte.
web-go5-draw-button = Ziehen
web-go5-take-or-draw = von der Ablage nehmen ({ $card }) oder nur ziehen.
web-go5-take-button = Nehmen
web-go5-open = leg drei aus, die zusammenpassen, oder wirf eine Karte ab.
web-go5-play = auslegen, anlegen oder tauschen – oder eine Karte abwerfen.
web-go5-discard = jetzt noch eine Karte abwerfen.
web-go5-last-card = deine letzte Karte behältst du.
web-go5-end-button = Zug beenden
web-go5-where = wohin damit? { $card }
web-go5-third = welche Karte gehört dazu?
web-go5-make = { go5-kind }! Auslegen?
web-go5-held = gleich verwenden: { $card } – anlegen, mit zwei Karten auslegen oder weitertauschen.
web-go5-over-set = an dein Set { $number } ({ go5-kind }) anlegen: { $card }
web-go5-over-swap = mit { $other } tauschen: { $card } gegen { $other_card }
web-go5-over-discard = abwerfen: { $card }
web-go5-which-way = längs oder quer? Quer kann ihn sonst niemand nehmen.
web-go5-lay-button = Auslegen
web-go5-discard-button = Abwerfen
web-go5-across-button = Quer
web-go5-stop-button = STOP: { $other } muss aussetzen
web-go5-stop-cap = { $other } müsste aussetzen
web-go5-stop-later = für später, wenn du eröffnet hast
web-go5-stop-yours = gehört dir
web-go5-quick = Schnell!
web-go5-makes-five = Damit hast du fünf ({ go5-kind }): { $card } – { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
web-go5-call = Go5!
web-go5-call-label = Go5! An dein Set { $number }, { go5-kind }, anlegen: { $card }
web-go5-let-go = Lass sein
web-go5-may-call = Go5 rufen darf: { $names } ({ $card }).
web-go5-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
  }
web-go5-chain = Der Tausch bisher
web-go5-chain-step = { $card } an { $other } gegen { $other_card }
web-go5-holds = { $player } muss sie gleich verwenden
web-go5-you-hold = gleich verwenden
web-go5-spread = { $player }: { go5-kind }
web-go5-spread-yours = Dein Set: { go5-kind }
web-go5-swap-which = Welche Karte für deine? ({ $card })
web-go5-sort = { $order ->
    [colour] Nach Farbe sortiert
    [number] Nach Zahl sortiert
   *[pattern] Nach Muster sortiert
  }
web-go5-missing-turn = setzt nächstes Mal aus
web-go5-first-to = Bis { $target }
web-go5-round-ended = { $player } hat fünf!
    .you = Du hast fünf!
web-go5-round-fives = Fünferset
web-go5-round-fours = Vierersets
web-go5-round-threes = Dreiersets
web-go5-round-out = Zuerst fünf
web-go5-round-left = Übrig
web-go5-round-points = Diese Runde

web-fiver-tableau = Dein Tableau
web-fiver-tableau-of = Das Tableau von { $player }
web-fiver-roll = Der Wurf
web-fiver-round = Runde { $round } von { $rounds }
web-fiver-shapes = Formen und Punkte
web-fiver-shape = { $state ->
    [circled] Form { $shape }, { $points }, eingekreist
    [struck] Form { $shape }, { $points }, gestrichen
   *[free] Form { $shape }, { $points }
  }
web-fiver-outlined = in deinem { $shape }
web-fiver-circled = im eingekreisten { $shape }
web-fiver-hatched = schraffiert
web-fiver-wrong = falsch
web-fiver-find = Such Fünfer!
web-fiver-how = Zieh über fünf Felder, die zusammenhängen und genau den Wurf zeigen.
web-fiver-missing = { $count ->
    [one] Noch ein Feld: { $roll }
   *[other] Noch { $count } Felder: { $roll }
  }
web-fiver-rest = { $count ->
    [one] Noch ein Feld.
   *[other] Noch { $count } Felder.
  }
web-fiver-so-far = { $count ->
    [one] Einer ist umrandet.
   *[other] { $count } sind umrandet.
  }
web-fiver-wipe = Wischen
web-fiver-wipe-how = tipp auf die Umrandung.
web-fiver-flip = Die Sanduhr umdrehen
web-fiver-flip-it = Fertig! Umdrehen
web-fiver-flip-sure = Sanduhr umdrehen?
web-fiver-flip-what = Du hörst auf und bekommst einen Punkt; die anderen haben noch { $seconds } Sekunden.
web-fiver-flip-yes = Umdrehen
web-fiver-go-on = Weitersuchen
web-fiver-rests = Die Sanduhr ist noch nicht umgedreht
web-seconds-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }
web-fiver-done = Fertig
web-fiver-searches = sucht
web-fiver-turned = hat die Sanduhr umgedreht, +1
web-fiver-is-done = ist fertig
web-fiver-strikes = streicht eine Form
web-fiver-waits = wartet
web-fiver-made = { $points ->
    [one] macht einen Punkt
   *[other] macht { $points } Punkte
  }
web-fiver-you-turned = Du hast die Sanduhr umgedreht. Die anderen beeilen sich …
web-fiver-you-are-done = Du bist fertig. Die anderen suchen noch …
web-fiver-they-strike = Die anderen streichen eine Form …
web-fiver-judging = Die Wertung
web-fiver-fate = { $fate ->
    [counts] das { $shape } zählt
    [no-match] nicht die gewürfelten Symbole
    [overlaps] überschneidet einen anderen
    [repeats] das { $shape } gab es schon
    [sixth] sechs sind einer zu viel
    [used] auf einem benutzten Feld
    [gone] das { $shape } ist verbraucht
   *[not-alone] nur einer ist erlaubt
  }
web-fiver-bonus = für die Sanduhr
web-fiver-nothing = Nichts umrandet.
web-fiver-you-made = { $points ->
    [one] Runde { $round }: ein Punkt für dich.
   *[other] Runde { $round }: { $points } Punkte für dich.
  }
web-fiver-they-made = { $points ->
    [one] Runde { $round }: ein Punkt für { $player }.
   *[other] Runde { $round }: { $points } Punkte für { $player }.
  }
web-fiver-to-strike = Form streichen
web-fiver-back = Zu meinem
web-fiver-strike = Streich eine Form:
web-fiver-strike-how = zieh sie auf freie Felder.
web-fiver-strike-bare = keine passt mehr, also tipp eine an.
web-fiver-strike-this = Das { $shape } hier streichen?
web-fiver-strike-it = Streichen
web-fiver-best = Deine besten Spiele
web-fiver-best-new = Dein neuer Rekord!

web-fifteen-rows = Reihen in der Mitte
web-fifteen-row = Reihe { $row }, oben { $top }, wartet auf { $waits }
web-fifteen-row-full = Reihe { $row } ist voll
web-fits = passt
web-fifteen-no-rows = Eine 1 eröffnet die erste Reihe.
web-fifteen-pile = { $top ->
    [none] { $player }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, kein offener Stapel
   *[other] { $player }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, offen: { $top }
  }
web-fifteen-closed = { $count } verdeckt
web-fifteen-own-pile = dein offener Stapel
web-fifteen-open = { $count } offen
web-fifteen-left = Du hast noch { web-cards }.
web-fifteen-place = leg die { $card } an.
web-fifteen-place-or-keep = leg die { $card } an oder behalte sie.
web-fifteen-keep-only = die { $card } passt nirgends: behalte sie.
web-fifteen-open-or-turn = nutze deinen offenen Stapel oder decke auf.
web-fifteen-keep = Behalten
web-fifteen-turn = Aufdecken
web-fifteen-race = Wer wird zuerst alle los?
web-fifteen-places = Wer zuerst alle Karten los ist, gewinnt. Alle anderen teilen sich den zweiten Platz, egal wie viele Karten sie noch haben.

web-highfive-board = Spielplan
web-highfive-free = { $square }, frei
web-highfive-laid = { $card }, liegt schon
web-highfive-worth = { $points ->
    [one] { $points } Punkt:
   *[other] { $points } Punkte:
  }
web-highfive-lay = wähl eine Karte, dann ein Feld.
web-highfive-like-this = so legen
web-highfive-where = wohin damit?
web-highfive-must-drop = nichts lässt sich füllen: leg eine Karte irgendwohin.
web-highfive-drop-it = dort ablegen?
web-highfive-laid-left = { $laid } gelegt, { $left } übrig. Danach ziehst du zwei.
web-highfive-counts = Was zählt
web-highfive-joker = { $count ->
    [one] Der Joker zählt als { $cards }.
   *[other] Die Joker zählen als { $cards }.
  }
web-highfive-five-how = { $points ->
    [30] fünf gleiche Zahlen
    [25] 10 bis 14
    [20] fünf in Folge, eine Farbe
    [8] fünf beliebige davon
    [6] etwa 3 4 5 6 7; die 1 ist auch 14
    [15] und eine andere
    [10] etwa 7 7 7 4 4
    [3] und zwei andere
    [2] und eine andere
    [1] und drei andere
   *[other] keine Kombination
  }
web-highfive-best = In jedem Zug zählt ein Fünfer: der beste, in dem alle gelegten Karten liegen.

web-igo-points = { $points } von { $target } Punkten
web-igo-first-to = { $target ->
    [one] Der erste Punkt gewinnt
   *[other] Wer zuerst { $target } Punkte hat
  }
web-igo-hand = Durchgang
web-igo-hand-number = Durchgang { $number }
web-igo-cards-of = Karten von { $player }
web-igo-known-of = Karten, die { $player } vor aller Augen genommen hat
web-igo-pick = Auslage, die { $card } liegt offen
web-igo-draw = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
  }
web-igo-take = Ablage, oben die { $card }
web-igo-free = Zählt bei niemandem.
web-igo-last-shown = Wer diese letzte Karte nimmt, beendet den Durchgang ohne Punkte.
web-igo-pile = { $count ->
    [one] die letzte
   *[other] noch { $count }
  }
web-igo-cost = Was „I Go!“ jetzt kosten würde
web-igo-your-row = Deine Reihe
web-igo-left = { $sum ->
    [one] Punkt übrig
   *[other] Punkte übrig
  }
web-igo-hand-by-colour = Deine Hand, nach Farben sortiert
web-igo-hand-by-number = Deine Hand, nach Zahlen sortiert
web-igo-sort-number = Nach Zahlen sortieren
web-igo-sort-colour = Nach Farben sortieren
web-igo-which-colours = welche Farben hat deine Reihe?
web-igo-show = Alle decken auf
web-igo-point = ein Punkt!
web-igo-point-each = Je ein Punkt für { $names }
web-igo-beaten = Überboten!
web-igo-perfect = perfekt!
web-igo-take-one = nimm eine Karte: Auslage, Stapel oder Ablage.
web-igo-discard-one = welche Karte wirfst du ab?
web-igo-discard-it = die { $card } abwerfen?
web-igo-call-or-end = ruf „I Go!“ für { $sum } oder beende deinen Zug.
web-igo-too-soon = noch darf niemand rufen: beende deinen Zug.
web-igo-call = Aufdecken
web-igo-discard = Abwerfen
web-igo-end = Zug beenden

web-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
web-alone-result = { $points ->
    [one] Ein Punkt!
   *[other] { $points } Punkte!
  }
web-you-win = Du gewinnst!
web-you-share = Du und { $names } gewinnt zusammen!
web-well-played = Schön gespielt! Vielleicht klappt es beim nächsten Mal.
web-best-move = Der Zug des Spiels
web-another-game = Ein anderes Spiel
web-play-again = Noch einmal spielen
web-watch-replay = Aufzeichnung ansehen
web-to-table = Zum Tisch
web-share = Teilen
web-how-it-went = So lief es
web-cards-left = Karten übrig

web-replay = Wiederholung
web-move-number = Zug { $number }:
web-move-of = Zug { $number } von { $count }
web-start-of-it = Anfang
web-end-of-it = Ende
web-whose-eyes = Aus der Sicht von
web-open-eyes = Offen
web-back-one = einen zurück
web-on-one = einen weiter
web-play-film = Abspielen
web-pause = Anhalten
web-record = Aufzeichnung
web-shuffled = Die Karten werden gemischt.

web-fair = { $count ->
    [one] Ehrlich: Das Mischen stand fest, bevor das Spiel begann.
   *[other] Ehrlich: Alles Mischen und Würfeln ({ $count }-mal) stand fest, bevor das Spiel begann.
  }
    .explain = Das hat dieser Browser allein ausgerechnet, aus der Aufzeichnung: der Zufall des Servers, die Prise Glück von allen und jedes Ergebnis.
web-fair-promised = Der Zufall des Servers ist der, den er dir beim Hinsetzen versprochen hat.
web-fair-ours = Deine eigene Prise Glück ist darin.
web-fair-late = Deine Prise Glück kam zu spät; stattdessen zählte ihr Versprechen.
web-fair-unshown = Nicht rechtzeitig gezeigt, darum zählte statt der Prise Glück ihr Versprechen: { $seats }.
web-fair-order = Dieses Programm kennt das Spiel nicht: Die Reihenfolge der Karten vor dem Mischen stammt aus der Aufzeichnung.
web-fair-unknown = Dieses Programm kennt das Spiel nicht und kann sein Glück nicht nachrechnen: Es ist keine Mischung der Karten, die die Aufzeichnung nennt.
web-fair-unfair = Ergebnis { $number } ist nicht das, was der Zufall des Servers und das Glück aller ergeben. Jemand hat es geändert.
web-fair-other-seed = Der Zufall des Servers ist nicht der versprochene.
web-fair-salt-missing = Deine Prise Glück wurde weggelassen.
web-fair-other-promises = Was alle vor dem Geben versprochen haben, steht anders da, als du es gesehen hast.
web-fair-other-salt = Die Prise Glück von Platz { $seat } ist nicht die versprochene. Jemand hat sie ausgesucht.
web-fair-bots = Das Glück der Bots folgt aus dem Versprechen: niemand hat es ausgesucht.
web-fair-bots-unknown = Die Aufzeichnung sagt nicht, wer zu Beginn ein Bot war: das Glück der Bots ließ sich nicht prüfen.
web-fair-bot-salt = Das Glück des Bots auf { $seat } folgt nicht aus dem Versprechen. Jemand hat es ausgesucht.
web-fair-other-bots = Wer zu Beginn ein Bot war, steht anders da, als du es gesehen hast.
web-fair-short = Ehrlich gemischt, hier geprüft

web-missing = Hier ist nichts
    .explain = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
web-no-table = Diesen Tisch gibt es nicht
    .explain = Es gibt keinen solchen Tisch, oder er ist privat. Hat dir jemand den Link geschickt, frag noch einmal danach.
web-no-code = Kein Tisch hat den Code { $code }. Schau noch mal hin: sechs Buchstaben und Ziffern.
web-no-replay = Keine Wiederholung
web-went-wrong = Da ist etwas schiefgegangen
    .explain = Du kannst nichts dafür. Deine Spiele sind sicher; versuch es noch einmal.
web-try-again = Noch einmal
web-to-home = Zur Startseite
web-moment = Einen Moment …

web-about-what = Handvoll ist eine Handvoll: fünf Karten- und Würfelspiele rund um die Zahl Fünf, im Browser zu spielen mit Familie und Freunden. Auf freien Plätzen spielen Bots.
web-about-makers = Die Spiele und wer sie erfunden hat
web-about-own = Alle Regeln sind mit eigenen Worten erzählt, alle Bilder selbst gezeichnet.
web-about-privacy = Kein Konto, keine Werbung, keine Anfrage an Dritte. Ein Cookie merkt sich deinen Namen und deine Plätze.
web-about-fair = Das Mischen lässt sich prüfen: Der Server legt sich vor dem Spiel fest, und alle geben eine Prise Glück dazu.
web-about-fonts = Schriften: Gabarito und Atkinson Hyperlegible Next, beide unter der Open Font License.
