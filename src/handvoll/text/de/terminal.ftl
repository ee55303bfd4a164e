# Was das Terminal neben den Spielen sagt.

terminal-more = es gibt noch mehr; tippe einen Zug, zum Beispiel einen von diesen in Kurzform
terminal-words = eine Nummer oder ein Zug{ $undo ->
    [yes] {" "}· u zurücknehmen
   *[no] {""}
  } · h Tipp · r Regeln · ? Hilfe · q Ende
terminal-help = Tippe die Nummer einer Möglichkeit oder den Zug selbst in Kurzform. u nimmt deinen letzten Zug zurück, wo das fair ist, h zeigt, was ein Bot täte, r zeigt die Regeln, q beendet das Spiel.
terminal-number = diese Nummer steht nicht zur Wahl
terminal-winners = Gewonnen: { $winners }
terminal-which-game = Welches Spiel? ({ $least }-{ $most }, sonst { $default })
terminal-how-many = Wie viele spielen, mit dir? ({ $least }-{ $most }, sonst { $default })
terminal-from-to = eine Zahl von { $least } bis { $most }, bitte
terminal-saved = Die Aufzeichnung liegt in { $file }
terminal-saved-elsewhere = { $wanted } ließ sich nicht schreiben; die Aufzeichnung liegt in { $file }
terminal-cannot-save = die Aufzeichnung kann nicht nach { $file } geschrieben werden: { $problem }
terminal-cannot-read = { $file } kann nicht gelesen werden: { $problem }
terminal-not-text = { $file } ist keine Aufzeichnung: das ist kein Text
terminal-record = { $file }, { $problem }
terminal-language = es gibt keine Sprache „{ $language }“; die Sprachen sind { $known }
terminal-default = { $values }, sonst { $default }
terminal-undone = { $player } nimmt den letzten Zug zurück
terminal-over = Zu Ende: gewonnen hat { $winners } ({ $points }); Prüfsumme { $hash }
terminal-waiting = Nicht zu Ende: gewartet wird auf { $waiting }
terminal-waiting-chance = Nicht zu Ende: es muss gemischt oder gewürfelt werden
terminal-sure = So spielen? Enter für ja, alles andere für nein
terminal-best = am wenigsten übrig
terminal-because = { $move }: { $reason }
terminal-seconds = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
  }
terminal-best-first = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: dein erstes Ergebnis
terminal-best-new = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: ein neuer Bestwert, bisher waren es { $best }
terminal-best-kept = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; dein Bestwert ist { $best }
terminal-options = Optionen von { $game } (-o Name=Wert):
terminal-next-round = Enter: weiter zur nächsten Runde
