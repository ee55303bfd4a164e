# Was der Tischserver sagt.

table-unknown = diesen Tisch gibt es nicht, oder er ist privat
table-who = sag zuerst, wie du heißt
table-no-name = ein Name braucht mindestens einen sichtbaren Buchstaben
table-no-seat = das kann nur, wer am Tisch sitzt
table-host-only = das kann nur, wer den Tisch eröffnet hat
table-solo = dieser Tisch ist nur für den, der ihn eröffnet hat
table-full = alle Plätze sind besetzt
table-seat-taken = auf Platz { $seat } sitzt schon jemand
table-seat-needed = auf Platz { $seat } sitzt jemand, deshalb können es nicht weniger Plätze werden
table-sits-already = du sitzt schon auf Platz { $seat }
table-other-hand = du hast in diesem Spiel die Karten von Platz { $seat } gesehen und kannst nur dort spielen
table-seats-free = diese Plätze sind noch frei: { $seats }
table-started = das Spiel hat schon begonnen
table-not-started = das Spiel hat noch nicht begonnen
table-over = das Spiel ist zu Ende
table-not-over = das Spiel ist noch nicht zu Ende
table-stale = inzwischen hat sich am Tisch etwas geändert; schau noch einmal
table-level = es gibt keinen Bot der Stufe „{ $level }“; die Stufen sind { $known }
table-no-hints = an diesem Tisch wird ohne Tipps gespielt
table-no-hint = gerade gibt es keinen Tipp
table-link-old = dieser Link gilt nicht mehr; mach einen neuen
table-too-often = zu viel auf einmal; warte einen Augenblick
table-bad-request = das war nicht zu verstehen
table-origin = das kam nicht von unseren eigenen Seiten
table-not-saved = das konnte nicht gespeichert werden, also hat sich nichts geändert; versuch es noch einmal
table-our-fault = hier ist etwas schiefgegangen; du kannst nichts dafür

copy-nothing = in { $folder } sind keine Tische
copy-exists = { $file } gibt es schon
copy-not-empty = in { $folder } sind schon Tische; räum sie zuerst weg
copy-broken = { $file } ist keine vollständige Sicherung: { $problem }
copy-in-use = ein anderer Server benutzt { $folder } schon
copy-database = die Tische liegen in PostgreSQL, das seine eigenen Kopien macht: pg_dump sichert sie, pg_restore bringt sie zurück (docs/hosting.md)
table-port = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }; nimm mit --port einen anderen
table-folder = in { $folder } lässt sich nichts aufheben: { $problem }; nimm mit --data einen anderen Ordner
table-served = Handvoll läuft auf { $address }
table-nearby = Für Telefone im selben Netz: { $address }

serve-one-process = mehrere Prozesse brauchen ein PostgreSQL: gib es mit --database-url an oder nimm nur einen
serve-no-database = die Datenbank ist nicht zu gebrauchen: { $problem }
