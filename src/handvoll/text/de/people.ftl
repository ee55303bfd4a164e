# Was Leute am Tisch füreinander tun: Plätze, Bots, die einspringen, nach einem Platz fragen.

web-seat-menu = Platz von { $name }
web-away-bot = { $name } ist nicht da. In { $time } springt ein Bot ein.
web-away-waits = { $name } ist nicht da. Der Tisch wartet.
web-slow = Alle warten auf { $name }.
web-do-bot = Jetzt einen Bot spielen lassen
web-do-bot-me = Einen Bot für mich spielen lassen
web-do-wait = Auf { $name } warten
web-do-free = Platz freimachen
    .explain = { $name } kann zusehen oder sich wieder setzen; auch andere dürfen hierher.
web-do-open = Platz für Gäste öffnen
web-do-send-away = Wegschicken
    .explain = { $name } kann sich an diesen Tisch nicht mehr setzen.
web-do-host = { $name } zum Gastgeber machen
web-do-swap = Mit { $name } tauschen
web-do-sure = Wirklich?
web-do-ask = Nach diesem Platz fragen
web-do-claim = Ich bin { $name }
    .explain = Neues Gerät oder Platz verloren? Jemand am Tisch lässt dich herein.
web-seat-kept = für { $name } freigehalten
web-one-more = Noch ein Platz
web-one-more-for = du kommst dazu
web-seat-awaited = wird erwartet
web-asks = { $name } fragt nach dem Platz von { $player }. Darf { $name } sich setzen?
web-asks-same = { $name } sagt von einem anderen Gerät aus: „Das bin ich.“ Hereinlassen?
web-ask-elsewhere = Auf einen anderen Platz
web-yes = Ja
web-no = Nein
web-asking = Du hast nach dem Platz von { $player } gefragt. Jemand am Tisch muss Ja sagen.
web-ask-no-more = Doch nicht
web-removed-given = Jemand anderes hat jetzt deinen Platz. Warst du das nicht?
web-removed-freed = Der Gastgeber hat deinen Platz freigemacht. Du siehst zu.
web-removed-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
web-latecomers-option = Verlassene Plätze sind für Gäste offen
    .explain = Sonst lässt der Gastgeber sie herein.

web-told-stood-in = { $other } lässt einen Bot für { $player } spielen
    .you = { $other } lässt einen Bot für dich spielen
    .yours = Du lässt einen Bot für { $player } spielen
web-told-awaited = Der Tisch wartet auf { $player }
    .you = Der Tisch wartet auf dich
web-told-offered = Der Platz von { $player } ist für Gäste offen
web-told-freed = { $other } macht den Platz von { $player } frei
    .you = { $other } macht deinen Platz frei
    .yours = Du machst den Platz von { $player } frei
web-told-sent-away = { $other } schickt { $player } weg
    .you = { $other } schickt dich weg
    .yours = Du schickst { $player } weg
web-told-swapped = { $player } und { $other } tauschen die Plätze
web-told-host = { $player } ist jetzt Gastgeber
    .you = Du bist jetzt Gastgeber
web-told-asked = { $name } fragt nach dem Platz von { $player }
web-told-denied = { $other } sagt Nein
    .yours = Du sagst Nein
web-told-asked-no-more = Nach dem Platz von { $player } fragt niemand mehr
web-told-let-in = { $other } lässt { $name } mitspielen
    .you = { $other } lässt dich mitspielen
    .yours = Du lässt { $name } mitspielen

web-wants-again = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
web-come-along = Mitspielen
web-moved-on = Dieselbe Runde, alle einen Platz weiter: Jemand anderes beginnt.
