# Wat de tafelserver zegt.

table-unknown = deze tafel bestaat niet, of hij is privé
table-who = zeg eerst hoe je heet
table-no-name = een naam heeft minstens één zichtbare letter nodig
table-no-seat = dat kan alleen wie aan de tafel zit
table-host-only = dat kan alleen wie de tafel heeft geopend
table-solo = deze tafel is alleen voor wie hem heeft geopend
table-full = alle plaatsen zijn bezet
table-seat-taken = op plaats { $seat } zit al iemand
table-seat-needed = op plaats { $seat } zit iemand, dus het kunnen niet minder plaatsen worden
table-sits-already = je zit al op plaats { $seat }
table-other-hand = je hebt in dit spel de kaarten van plaats { $seat } gezien en kunt alleen daar spelen
table-seats-free = deze plaatsen zijn nog vrij: { $seats }
table-started = het spel is al begonnen
table-not-started = het spel is nog niet begonnen
table-over = het spel is afgelopen
table-not-over = het spel is nog niet afgelopen
table-stale = er is intussen iets veranderd aan de tafel; kijk nog eens
table-level = er is geen bot van niveau “{ $level }”; de niveaus zijn { $known }
table-no-hints = aan deze tafel wordt zonder tips gespeeld
table-no-hint = er is nu geen tip
table-link-old = deze link geldt niet meer; maak een nieuwe
table-too-often = te veel tegelijk; wacht even
table-bad-request = dit was niet te begrijpen
table-origin = dit kwam niet van onze eigen pagina’s
table-not-saved = dit kon niet worden opgeslagen, dus er is niets veranderd; probeer het nog eens
table-our-fault = hier ging iets mis; jij kunt er niets aan doen

copy-nothing = er zijn geen tafels in { $folder }
copy-exists = { $file } bestaat al
copy-not-empty = er zijn al tafels in { $folder }; haal ze eerst weg
copy-broken = { $file } is geen volledige back-up: { $problem }
copy-in-use = een andere server gebruikt { $folder } al
copy-database = de tafels staan in PostgreSQL, dat zijn eigen kopieën maakt: pg_dump bewaart ze, pg_restore zet ze terug (docs/hosting.md)
table-port = kan niet luisteren op { $host } poort { $port }: { $problem }; kies een andere met --port
table-folder = in { $folder } kan niets bewaard worden: { $problem }; kies met --data een andere map
table-served = Handvoll draait op { $address }
table-nearby = Voor telefoons in hetzelfde netwerk: { $address }

serve-one-process = meerdere processen hebben een PostgreSQL nodig: noem die met --database-url of neem er één
serve-no-database = de database is niet te gebruiken: { $problem }
