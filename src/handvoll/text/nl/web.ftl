# Wat de browser naast de spellen zegt.

web-tagline = Vijf spellen, één tafel.
web-device = Meenemen naar een ander apparaat
web-device-how = Scan dit binnen { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } met het andere apparaat: je plaatsen gaan mee.
web-device-whose = Dit is een link van { $name }
web-device-same = Op dit apparaat ben je al { $name }.
web-device-become = Je plaatsen, spellen en naam gaan mee naar dit apparaat. Doe dit alleen als je de link zelf hebt gemaakt.
web-device-both = Hier ben je { $mine }. Word je { $name }, dan speelt dit apparaat op de plaatsen van { $name }; { $mine } blijft bewaard, in het menu wissel je terug. Doe dit alleen als de link van jou is.
web-device-yes = Hier { $name } zijn
web-device-stay = { $name } blijven
web-device-again = Weer { $name } zijn
web-home = Start
web-about = Over Handvoll
web-legal = Colofon
web-menu = Menu
web-settings = Instellingen
web-close = Sluiten
web-language = Taal
web-scheme = Licht of donker
web-scheme-light = Licht
web-scheme-dark = Donker
web-scheme-system = Zoals het apparaat
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-rules = Regels
web-scores = Stand
web-seat-nothing = Voor deze plaats is er nu niets te doen.
web-other-moves = andere zetten
web-points = Punten
web-points-word = { $count ->
    [one] punt
   *[other] punten
  }
web-sum = Totaal
web-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
web-view-hands = Hand
web-closed-card = dichte kaart
web-minutes = { $minutes } min
web-players = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
web-age = { $age }+

web-name = Je naam
web-name-ask = Hoe heet je?
web-guest = Gast
web-go5-one = Sets van getal, kleur of patroon. Met vijf is het klaar.
web-igo-one = Verzamel, sorteer en roep als je het minst overhoudt.
web-fifteen-one = Draai kaarten om, leg ze aan en raak zo je stapel kwijt.
web-highfive-one = Poker, gelegd als een kruiswoordraadsel. Vier tienen? 15 punten.
web-fiver-one = Vind vijf vakjes met de worp voordat het zand op is.
web-play-now = Nu spelen
web-with-friends = Met anderen
web-learn = Leren
web-learn-game = { $game } leren
web-also = Ook op deze plank
web-your-games = Jouw spellen
web-your-games-none = Nog niets: kies een vinger.
web-game-with = met { $names }
web-game-alone = met bots
web-go-on = Verder
web-look = Bekijken
web-open-tables = Open tafels
web-open-tables-none = Nu wacht niemand.
web-waits = { $count ->
    [one] { $names } wacht, { $taken } van { $seats } plaatsen
   *[other] { $names } wachten, { $taken } van { $seats } plaatsen
  }
web-sit-down = Gaan zitten
web-have-code = Heb je een code?
web-join = Meedoen
web-fan-project = Een fanproject, niet verbonden aan de uitgevers. Vind je een spel leuk, koop de doos: die is het waard.

web-before = voor het spel
web-who-plays = Wie speelt mee?
web-you-host = jij, de gastheer
web-you = jij
web-host = de gastheer
web-is-here = is er
web-is-away = is even weg
web-is-held = is weg, een bot speelt
web-bot = bot
web-send-away = Wegsturen
web-leave = Plaats verlaten
web-free-seat = Vrije plaats
web-waits-for-friend = wacht op iemand
web-add-bot = Bot erbij
web-sit-here = Hier zitten
web-seats-number = Plaatsen
    .explain = Zoveel spelers, bots meegeteld.
web-less = minder
web-more = meer
web-how-to-play = Hoe willen jullie spelen?
web-hints-option = Tips
    .explain = Toont wat een goede bot zou doen.
web-public-option = Open tafel
    .explain = Iedereen op de startpagina mag aanschuiven.
web-bring = Haal iemand erbij
web-bring-how = Richt een telefoon op het vierkant of typ de code op de startpagina.
web-qr = QR-code met de link naar deze tafel
web-doors = Gasten komen binnen via
web-door-narrow = Alleen dit apparaat kan deze pagina openen. Start de server op een adres dat anderen kunnen bereiken om ze uit te nodigen.
web-send-link = Link versturen
web-copied = Gekopieerd
web-copy-by-hand = Tik op de link om hem te kopiëren:
web-start = { $count ->
    [one] Beginnen
   *[other] Begin met { $count }
  }
web-start-fill = Vrije plaatsen krijgen bots. Anderen kunnen ze later overnemen.
web-start-wait = { $player } begint het spel.
web-full = Alle plaatsen zijn bezet. Zodra het begint, kijk je mee.
web-in-short = { $game } in het kort

web-table-code = Tafel { $code }
web-your-turn = Jouw beurt:
web-turn-mine = Jij bent aan de beurt
web-turn-of = { $player } is aan de beurt …
web-game-over = Het spel is uit.
web-to-result = Uitslag
web-ready = Klaar
web-is-ready = { $player } is klaar
web-not-ready = { $player } is nog niet klaar
web-waiting-for = Wachten op { $names } …
web-pause-game = Pauze
web-resume-game = Verder spelen
web-paused = Het spel heeft pauze. Alle klokken staan stil.
web-may = Je kunt: { $moves }.
web-which = welke zet?
web-my-things = Jouw kaarten
web-my-hand = Jouw hand
web-hint = Tip
web-hint-title = Een goede bot zou …
web-hint-pondering = Een goede bot denkt na …
web-undo = Ongedaan
web-take-back = Terugnemen
web-confirm = Leggen
web-why-not = Waarom niet?
web-rule = Regel { $rule }
web-log = Wat er gebeurde
web-react = Iets zeggen
web-round = ronde { $round }
web-took-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
web-took-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  }
web-since = Sinds je laatste beurt
web-react-clap = Bravo!
web-react-sad = O nee!
web-react-hurry = Kom op
web-react-smile = Leuk!
web-react-laugh = Haha!
web-react-wow = Wow!
web-react-heart = Lief!
web-react-think = Hmm …
web-react-thanks = Dank je!
web-offline = Geen verbinding. We proberen het weer; je plaats is veilig.
web-lost = nu geen verbinding
web-away = De server is niet te bereiken. We blijven het proberen.
web-held = Een bot speelt voor jou.
web-take-over = Ik ben er weer
web-watching = Je kijkt toe.

web-bot-for = Bot voor { $player }
web-earlier = Vóór { $player }: { $names }
web-bot-played = Een bot speelde een tijdje voor { $player }
web-told-sat = { $player } komt erbij zitten
web-told-named = Een nieuwe naam: { $player }
web-told-left = { $player } gaat weg
web-told-bot = Een bot neemt de plaats van { $player } over
web-told-paused = { $player } pauzeert het spel
    .you = Je pauzeert het spel
web-told-resumed = { $player } laat het spel verdergaan
    .you = Je laat het spel verdergaan
web-told-held = Een bot speelt zolang voor { $player }
    .you = Een bot speelt voor jou
web-told-taken-back = { $player } is terug
    .you = Je bent terug
web-told-undone = { $player } neemt dat terug
    .you = Je neemt dat terug

web-go5-face = { $black ->
    [yes] { $card }, { go5-kind }, op zwart
   *[no] { $card }, { go5-kind }
  }
web-go5-your-set = Jouw set { $number }, { go5-kind }: { $cards }
web-go5-set = { $player }, set { $number }, { go5-kind }: { $cards }
web-go5-sets = Sets van { $player }
web-go5-your-sets = Jouw sets
web-go5-no-sets = Hier komen je sets: drie met hetzelfde getal, dezelfde kleur, hetzelfde patroon, of op zwart.
web-go5-stop-sign = STOP
web-go5-stops = { $count ->
    [one] een stopkaart
   *[other] { $count } stopkaarten
  }
web-go5-pile = { $count } op de stapel
web-go5-discards = Aflegstapel, bovenop: { $card }
web-go5-no-discards = Aflegstapel leeg
web-go5-discard-of = van { $player }
web-go5-your-discard = van jou
web-go5-across-cap = dwars
web-go5-draw = pak een kaart.
web-go5-draw-button = Pakken
web-go5-take-or-draw = neem de { $card } of pak gewoon.
web-go5-take-button = Nemen
web-go5-open = leg drie die bij elkaar passen, of leg een kaart af.
web-go5-play = leg, leg aan of ruil – of leg een kaart af.
web-go5-discard = leg nu een kaart af.
web-go5-last-card = je laatste kaart houd je.
web-go5-end-button = Beurt beëindigen
web-go5-where = waar gaat de { $card } heen?
web-go5-third = welke kaart hoort erbij?
web-go5-make = { go5-kind }! Neerleggen?
web-go5-held = gebruik de { $card } meteen: leg aan, leg met twee kaarten neer of ruil door.
web-go5-over-set = de { $card } aanleggen bij je set { $number } ({ go5-kind })
web-go5-over-swap = de { $card } geven voor de { $other_card } van { $other }
web-go5-over-discard = de { $card } afleggen
web-go5-which-way = recht of dwars? Dwars kan niemand anders hem nemen.
web-go5-lay-button = Leggen
web-go5-discard-button = Afleggen
web-go5-across-button = Dwars
web-go5-stop-button = STOP: { $other } slaat een beurt over
web-go5-stop-cap = { $other } slaat dan over
web-go5-stop-later = voor later, als je bent uitgekomen
web-go5-stop-yours = van jou
web-go5-quick = Snel!
web-go5-makes-five = Met de { $card } heb je er vijf ({ go5-kind }): { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
web-go5-call = Go5!
web-go5-call-label = Go5! Leg de { $card } aan bij je set { $number }, { go5-kind }
web-go5-let-go = Laat maar
web-go5-may-call = Met de { $card } mag Go5 roepen: { $names }.
web-go5-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
  }
web-go5-chain = De ruil tot nu toe
web-go5-chain-step = { $card } naar { $other } voor { $other_card }
web-go5-holds = { $player } moet hem nu gebruiken
web-go5-you-hold = gebruik hem nu
web-go5-spread = { $player }: { go5-kind }
web-go5-spread-yours = Jouw set: { go5-kind }
web-go5-swap-which = Welke kaart voor je { $card }?
web-go5-sort = { $order ->
    [colour] Op kleur gesorteerd
    [number] Op getal gesorteerd
   *[pattern] Op patroon gesorteerd
  }
web-go5-missing-turn = slaat de volgende beurt over
web-go5-first-to = Tot { $target }
web-go5-round-ended = { $player } heeft er vijf!
    .you = Je hebt er vijf!
web-go5-round-fives = Set van vijf
web-go5-round-fours = Sets van vier
web-go5-round-threes = Sets van drie
web-go5-round-out = Als eerste vijf
web-go5-round-left = Over
web-go5-round-points = Deze ronde

web-fiver-tableau = Je speelveld
web-fiver-tableau-of = Het speelveld van { $player }
web-fiver-roll = De worp
web-fiver-round = ronde { $round } van { $rounds }
web-fiver-shapes = Vormen en punten
web-fiver-shape = { $state ->
    [circled] vorm { $shape }, { $points }, omcirkeld
    [struck] vorm { $shape }, { $points }, weggestreept
   *[free] vorm { $shape }, { $points }
  }
web-fiver-outlined = in je { $shape }
web-fiver-circled = in de omcirkelde { $shape }
web-fiver-hatched = gearceerd
web-fiver-wrong = fout
web-fiver-find = Zoek vijftallen!
web-fiver-how = Teken over vijf vakjes die aan elkaar zitten en precies de worp tonen.
web-fiver-missing = { $count ->
    [one] Nog één vakje: { $roll }
   *[other] Nog { $count } vakjes: { $roll }
  }
web-fiver-rest = { $count ->
    [one] Nog één vakje.
   *[other] Nog { $count } vakjes.
  }
web-fiver-so-far = { $count ->
    [one] Eén omlijnd.
   *[other] { $count } omlijnd.
  }
web-fiver-wipe = Vegen
web-fiver-wipe-how = tik op de omlijning.
web-fiver-flip = De zandloper omdraaien
web-fiver-flip-it = Klaar! Omdraaien
web-fiver-flip-sure = De zandloper omdraaien?
web-fiver-flip-what = Jij stopt en krijgt een punt; de anderen hebben nog { $seconds } seconden.
web-fiver-flip-yes = Omdraaien
web-fiver-go-on = Verder zoeken
web-fiver-rests = De zandloper is nog niet omgedraaid
web-seconds-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
  }
web-fiver-done = Klaar
web-fiver-searches = zoekt
web-fiver-turned = heeft de zandloper omgedraaid, +1
web-fiver-is-done = is klaar
web-fiver-strikes = streept een vorm weg
web-fiver-waits = wacht
web-fiver-made = { $points ->
    [one] haalt één punt
   *[other] haalt { $points } punten
  }
web-fiver-you-turned = Je hebt de zandloper omgedraaid. De anderen haasten zich …
web-fiver-you-are-done = Je bent klaar. De anderen zoeken nog …
web-fiver-they-strike = De anderen strepen een vorm weg …
web-fiver-judging = Nakijken
web-fiver-fate = { $fate ->
    [counts] de { $shape } telt
    [no-match] andere symbolen dan de worp
    [overlaps] overlapt een ander
    [repeats] de { $shape } was er al
    [sixth] zes is er één te veel
    [used] op een gebruikt vakje
    [gone] de { $shape } is al gebruikt
   *[not-alone] er mag er maar één
  }
web-fiver-bonus = voor de zandloper
web-fiver-nothing = Niets omlijnd.
web-fiver-you-made = { $points ->
    [one] Ronde { $round }: één punt voor jou.
   *[other] Ronde { $round }: { $points } punten voor jou.
  }
web-fiver-they-made = { $points ->
    [one] Ronde { $round }: één punt voor { $player }.
   *[other] Ronde { $round }: { $points } punten voor { $player }.
  }
web-fiver-to-strike = Vorm wegstrepen
web-fiver-back = Naar het mijne
web-fiver-strike = Streep een vorm weg:
web-fiver-strike-how = teken hem op vrije vakjes.
web-fiver-strike-bare = er past niets meer, dus tik er een aan.
web-fiver-strike-this = De { $shape } hier wegstrepen?
web-fiver-strike-it = Wegstrepen
web-fiver-best = Je beste spellen
web-fiver-best-new = Een nieuw record!

web-fifteen-rows = Rijen in het midden
web-fifteen-row = Rij { $row }, boven { $top }, wacht op { $waits }
web-fifteen-row-full = Rij { $row } is vol
web-fits = past
web-fifteen-no-rows = Een 1 opent de eerste rij.
web-fifteen-pile = { $top ->
    [none] { $player }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, geen open stapel
   *[other] { $player }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, open: { $top }
  }
web-fifteen-closed = { $count } dicht
web-fifteen-own-pile = jouw open stapel
web-fifteen-open = { $count } open
web-fifteen-left = Je hebt nog { web-cards }.
web-fifteen-place = leg de { $card } aan.
web-fifteen-place-or-keep = leg de { $card } aan of houd hem.
web-fifteen-keep-only = de { $card } past nergens: houd hem.
web-fifteen-open-or-turn = gebruik je open stapel of draai om.
web-fifteen-keep = Houden
web-fifteen-turn = Omdraaien
web-fifteen-race = Wie is ze het eerst kwijt?
web-fifteen-places = Wie het eerst van alle kaarten af is, wint. Alle anderen delen de tweede plaats, hoeveel kaarten ze ook nog hebben.

web-highfive-board = Bord
web-highfive-free = { $square }, vrij
web-highfive-laid = { $card }, ligt er al
web-highfive-worth = { $points ->
    [one] { $points } punt:
   *[other] { $points } punten:
  }
web-highfive-lay = kies een kaart en een vakje.
web-highfive-like-this = zo leggen
web-highfive-where = waar komt hij?
web-highfive-must-drop = er is niets te vullen: leg één kaart ergens neer.
web-highfive-drop-it = daar neerleggen?
web-highfive-laid-left = { $laid } gelegd, { $left } over. Daarna pak je er twee.
web-highfive-counts = Wat telt
web-highfive-joker = { $count ->
    [one] De joker telt als { $cards }.
   *[other] De jokers tellen als { $cards }.
  }
web-highfive-five-how = { $points ->
    [30] vijf gelijke getallen
    [25] 10 tot 14
    [20] vijf op rij, één kleur
    [8] welke vijf ook
    [6] zoals 3 4 5 6 7; de 1 is ook 14
    [15] en een andere kaart
    [10] zoals 7 7 7 4 4
    [3] en twee andere
    [2] en een andere
    [1] en drie andere
   *[other] geen combinatie
  }
web-highfive-best = Per beurt telt één vijftal: het beste met al je gelegde kaarten.

web-igo-points = { $points } van { $target } punten
web-igo-first-to = { $target ->
    [one] Het eerste punt wint
   *[other] Wie het eerst { $target } punten heeft
  }
web-igo-hand = Potje
web-igo-hand-number = potje { $number }
web-igo-cards-of = Kaarten van { $player }
web-igo-known-of = Kaarten die { $player } open heeft gepakt
web-igo-pick = Uitstalling, de { $card } kan gepakt worden
web-igo-draw = { $count ->
    [one] Stapel, { $count } kaart
   *[other] Stapel, { $count } kaarten
  }
web-igo-take = Aflegstapel, de { $card } ligt boven
web-igo-free = Telt bij niemand.
web-igo-last-shown = Wie deze laatste kaart pakt, beëindigt het potje zonder punten.
web-igo-pile = { $count ->
    [one] de laatste
   *[other] nog { $count }
  }
web-igo-cost = Wat ‘I Go!’ nu zou kosten
web-igo-your-row = Jouw rij
web-igo-left = { $sum ->
    [one] punt over
   *[other] punten over
  }
web-igo-hand-by-colour = Jouw hand, gesorteerd op kleur
web-igo-hand-by-number = Jouw hand, gesorteerd op getal
web-igo-sort-number = Op getal sorteren
web-igo-sort-colour = Op kleur sorteren
web-igo-which-colours = welke kleuren heeft je rij?
web-igo-show = Iedereen laat de kaarten zien
web-igo-point = een punt!
web-igo-point-each = Elk een punt voor { $names }
web-igo-beaten = Verslagen!
web-igo-perfect = perfect!
web-igo-take-one = pak een kaart: uitstalling, stapel of aflegstapel.
web-igo-discard-one = welke kaart leg je af?
web-igo-discard-it = de { $card } afleggen?
web-igo-call-or-end = roep ‘I Go!’ voor { $sum }, of beëindig je beurt.
web-igo-too-soon = roepen mag nog niet: beëindig je beurt.
web-igo-call = Laat zien
web-igo-discard = Afleggen
web-igo-end = Einde beurt

web-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
web-alone-result = { $points ->
    [one] Eén punt!
   *[other] { $points } punten!
  }
web-you-win = Jij wint!
web-you-share = Jij en { $names } winnen samen!
web-well-played = Goed gespeeld! Misschien win jij de volgende keer.
web-best-move = De zet van het spel
web-another-game = Een ander spel
web-play-again = Nog een keer spelen
web-watch-replay = Terugkijken
web-to-table = Naar de tafel
web-share = Delen
web-how-it-went = Zo ging het
web-cards-left = Kaarten over

web-replay = Herhaling
web-move-number = Zet { $number }:
web-move-of = zet { $number } van { $count }
web-start-of-it = begin
web-end-of-it = einde
web-whose-eyes = Kijken als
web-open-eyes = Open
web-back-one = één terug
web-on-one = één verder
web-play-film = Afspelen
web-pause = Pauze
web-record = Verslag
web-shuffled = De kaarten worden geschud.

web-fair = { $count ->
    [one] Eerlijk: het schudden lag vast voordat het spel begon.
   *[other] Eerlijk: al het schudden en gooien ({ $count } keer) lag vast voordat het spel begon.
  }
    .explain = Deze browser heeft dat zelf uitgerekend, uit het verslag: het toeval van de server, ieders snufje geluk en elke uitkomst.
web-fair-promised = Het toeval van de server is wat hij beloofde toen je ging zitten.
web-fair-ours = Jouw eigen snufje geluk zit erin.
web-fair-late = Jouw snufje geluk kwam te laat; in plaats daarvan telde je belofte.
web-fair-unshown = Niet op tijd getoond, dus telde de belofte in plaats van het snufje geluk: { $seats }.
web-fair-order = Dit programma kent het spel niet: de volgorde van de kaarten vóór het schudden komt uit het verslag.
web-fair-unknown = Dit programma kent het spel niet en kan het geluk niet narekenen: het is geen schudbeurt van de kaarten die in het verslag staan.
web-fair-unfair = Uitkomst { $number } is niet wat het toeval van de server en ieders geluk opleveren. Iemand heeft die veranderd.
web-fair-other-seed = Het toeval van de server is niet wat er beloofd was.
web-fair-salt-missing = Jouw snufje geluk is weggelaten.
web-fair-other-promises = Wat iedereen vóór het delen beloofde, staat er anders dan jij het zag.
web-fair-other-salt = Het snufje geluk van plaats { $seat } is niet wat er beloofd was. Iemand heeft het uitgekozen.
web-fair-bots = Het geluk van de bots volgt uit de belofte: niemand heeft het uitgekozen.
web-fair-bots-unknown = Het verslag zegt niet wie bij het begin een bot was: het geluk van de bots kon niet worden gecontroleerd.
web-fair-bot-salt = Het geluk van de bot op { $seat } volgt niet uit de belofte. Iemand heeft het uitgekozen.
web-fair-other-bots = Wie bij het begin een bot was, staat er anders dan jij het zag.
web-fair-short = Eerlijk geschud, hier gecontroleerd

web-missing = Hier is niets
    .explain = Misschien is het adres verkeerd getypt of is de tafel opgeruimd.
web-no-table = Deze tafel is er niet
    .explain = Zo’n tafel is er niet, of hij is privé. Heeft iemand je de link gestuurd, vraag er dan nog eens om.
web-no-code = Geen tafel heeft de code { $code }. Kijk nog eens: zes letters en cijfers.
web-no-replay = Geen herhaling te zien
web-went-wrong = Er ging iets mis
    .explain = Het lag niet aan jou. Je spellen zijn veilig; probeer het nog eens.
web-try-again = Opnieuw
web-to-home = Naar de startpagina
web-moment = Een ogenblik …

web-about-what = Handvoll is een handvol: vijf kaart- en dobbelspellen rond het getal vijf, om in de browser te spelen met familie en vrienden. Op vrije plaatsen spelen bots.
web-about-makers = De spellen en wie ze maakte
web-about-own = Alle regels staan in onze eigen woorden en alle plaatjes zijn van onszelf.
web-about-privacy = Geen account, geen reclame, niets naar derden. Een cookie onthoudt je naam en je plaatsen.
web-about-fair = Het schudden is te controleren: de server legt zich vooraf vast en iedereen voegt een snufje geluk toe.
web-about-fonts = Lettertypen: Gabarito en Atkinson Hyperlegible Next, beide onder de Open Font License.
