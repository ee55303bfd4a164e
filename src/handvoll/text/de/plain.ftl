# Das Terminal in Zeilen, für die Ohren.

plain-ask = Dein Zug?
plain-help = Tippe die Nummer einer Möglichkeit oder den Zug selbst in Kurzform. t sagt den ganzen Tisch, c die Zeit, die bleibt, u nimmt deinen letzten Zug zurück, wo das fair ist, h sagt, was ein Bot täte, r sagt die Regeln, ? sagt das hier noch einmal, q beendet das Spiel.
plain-point = Tu das: { $what }
plain-turned = Aufgedeckt: { $what }
plain-top-first = die oberste zuerst: { $things }
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
plain-by-rounds = je Runde { $points }
plain-go5-discards = { $across ->
    [yes] Ablage, oben und quer: { $face }
   *[no] Ablage, oben: { $face }
  }
plain-last-five = Der letzte Fünfer: { $first } bis { $last }
plain-outline = Du hast { $fields } umrandet
