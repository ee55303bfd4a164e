# Wat alle spellen zeggen.

game-unknown = er is geen spel “{ $game }”; de spellen zijn { $known }
game-no-rules = De regels heeft hier nog niemand opgeschreven.
rules-unknown = { $game } heeft de regels { $known }, niet { $rules }
seats-number = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }
seat-unknown = er is geen plaats “{ $seat }”; de plaatsen zijn { $known }
option-unknown = er is geen optie “{ $option }”; de opties zijn { $known }
option-none = er is geen optie “{ $option }”; { $game } heeft er geen
option-value = de optie { $option } kan niet “{ $value }” zijn; mogelijk is { $expected }

chance-not-due = er wordt nu niet geschud of gegooid
chance-unknown = “{ $what }” kan hier niet geschud of gegooid worden
chance-not-the-cards = deze { $count } kaarten zijn niet de { $expected } die geschud moeten worden
chance-not-the-dice = er zijn { $count } dobbelstenen gegooid in plaats van { $expected }
chance-too-many-equal = te veel van de { $expected } dobbelstenen zijn gelijk

not-a-move = “{ $move }” is geen zet; zetten zien er zo uit: { $expected }
move-too-long = dit zijn { $length } tekens; een zet heeft er hoogstens { $most }
not-your-turn = { $seat } is niet aan de beurt; we wachten op { $waiting }
chance-first = { $seat } is niet aan de beurt: eerst wordt er geschud of gegooid
game-over = het spel is afgelopen
illegal-move = { $seat } kan “{ $move }” niet spelen: { $reason } ({ $rule })
hint-unaided = Aan deze tafel krijgt niemand te zien waar een kaart past: snelle ogen winnen ({ $rule })
nothing-to-undo = { $seat } kan niets terugnemen: alleen je eigen laatste zet, en alleen als die niets verborgens liet zien
    .you = Je kunt niets terugnemen: alleen je eigen laatste zet, en alleen als die niets verborgens liet zien
undo-elsewhere = { $seat } kan alleen terug tot regel { $entry }

record-empty = regel { $line }: het verslag is leeg
record-no-header = regel { $line }: een verslag begint met een kop met formaat, spel, regels, plaatsen en opties
record-json = regel { $line }: dit is geen regel van een verslag; is het bestand afgebroken of veranderd?
record-line = regel { $line }: { $problem }
record-entry = regel { $line }: een regel noemt precies één ding: toeval, plaats en zet, tafel, of plaats en terugname
record-number = regel { $line }: dit is nummer { $n }, maar hier hoort nummer { $expected }
record-goes-on = regel { $line }: het verslag gaat na het einde verder
record-refused = regel { $line }: { $problem }
record-cut = regel { $line }: het verslag noemt een uitslag, maar het spel is nog niet afgelopen; er ontbreekt een regel
record-unfinished = regel { $line }: hier is het spel nog niet afgelopen; alleen op een afgelopen spel kun je terugblikken
record-other-end = regel { $line }: het spel eindigt anders dan het verslag zegt; het is veranderd
record-newer = regel { $line }: het verslag heeft formaat { $format }; dit programma kent formaten tot { $known }
record-newer-rules = regel { $line }: er is gespeeld met versie { $rules } van de regels; dit programma kent versies tot { $known }
record-no-seed = regel { $line }: in het verslag ontbreken de startwaarde en de bijdragen waaruit het toeval ontstond
record-other-seed = regel { $line }: de startwaarde is niet die waarop de server zich had vastgelegd
record-other-order = regel { $line }: de volgorde van de kaarten vóór het schudden is niet die van het spel
record-unfair = regel { $line }: uitkomst { $number } volgt niet uit de startwaarde en de bijdragen
record-fair = Alle { $count } uitkomsten van het toeval stonden vast voordat het spel begon.
record-other-promise = regel { $line }: de startwaarde is niet wat je beloofd was
record-no-salt = regel { $line }: jouw eigen bijdrage zit niet bij die waaruit het toeval ontstond
record-other-salt = regel { $line }: de bijdrage van plaats { $seat } is niet de bijdrage die bij het gaan zitten beloofd was
record-bot-salt = regel { $line }: de bijdrage van de bot op { $seat } volgt niet uit de belofte: iemand heeft die uitgekozen
record-fair-promised = De startwaarde is wat je beloofd was.
record-fair-ours = Jouw eigen bijdrage zit erin.
record-fair-unshown = Niet op tijd getoond, dus telde de belofte in plaats van de bijdrage: { $seats }.
record-fair-alone = Zonder --commitment toont dit alleen dat het verslag op zichzelf klopt: geef de belofte die je kreeg toen je ging zitten.
record-fair-bots = De bijdragen van de bots volgen uit de belofte: niemand heeft ze uitgekozen.
record-fair-bots-unknown = Dit verslag zegt niet op welke plaatsen bij het begin bots zaten; hun bijdragen konden niet worden gecontroleerd.
