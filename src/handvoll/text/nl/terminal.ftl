# Wat de terminal naast de spellen zegt.

terminal-more = er zijn er meer; typ een zet, bijvoorbeeld een van deze in korte vorm
terminal-words = een nummer of een zet{ $undo ->
    [yes] {" "}· u terugnemen
   *[no] {""}
  } · h tip · r regels · ? hulp · q stoppen
terminal-help = Typ het nummer van een keuze of de zet zelf in korte vorm. u neemt je laatste zet terug waar dat eerlijk is, h laat zien wat een bot zou doen, r toont de regels, q stopt het spel.
terminal-number = er is geen keuze met dit nummer
terminal-winners = Gewonnen: { $winners }
terminal-which-game = Welk spel? ({ $least }-{ $most }, anders { $default })
terminal-how-many = Hoeveel spelers, met jou erbij? ({ $least }-{ $most }, anders { $default })
terminal-from-to = een getal van { $least } tot { $most }, graag
terminal-saved = Het verslag staat in { $file }
terminal-saved-elsewhere = { $wanted } kon niet worden geschreven; het verslag staat in { $file }
terminal-cannot-save = het verslag kan niet naar { $file } worden geschreven: { $problem }
terminal-cannot-read = { $file } kan niet worden gelezen: { $problem }
terminal-not-text = { $file } is geen verslag: het is geen tekst
terminal-record = { $file }, { $problem }
terminal-language = er is geen taal “{ $language }”; de talen zijn { $known }
terminal-default = { $values }, anders { $default }
terminal-undone = { $player } neemt de laatste zet terug
terminal-over = Afgelopen: winst voor { $winners } ({ $points }); hash { $hash }
terminal-waiting = Niet afgelopen: we wachten op { $waiting }
terminal-waiting-chance = Niet afgelopen: er moet worden geschud of gegooid
terminal-sure = Zo spelen? Enter voor ja, iets anders voor nee
terminal-best = het minst over
terminal-because = { $move }: { $reason }
terminal-seconds = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
  }
terminal-best-first = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: je eerste resultaat
terminal-best-new = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: een nieuw record, het was { $best }
terminal-best-kept = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; je record is { $best }
terminal-options = Opties van { $game } (-o naam=waarde):
terminal-next-round = Enter: naar de volgende ronde
