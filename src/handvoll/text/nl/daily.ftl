# Wat er elke dag gevraagd wordt, en hoe je het deed.

daily-word = Dagpuzzel
daily-today = De vijf van vandaag
daily-earlier = De vijf van { $day }
daily-one = Voor iedereen hier hetzelfde. Eén poging telt, daarna speel je zo vaak je wilt.
daily-play = Spelen
daily-go-on = Verder
daily-again = Vrij proberen
daily-result = Hoe deed ik het?
daily-see = Kijk hoe je het deed
daily-counts = Deze poging telt
daily-free = Vrije poging
daily-done = Klaar!
daily-next = Nieuwe over { $hours } u { $minutes } min
daily-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
  }
daily-streak-explain = Een dag missen is niet erg.
daily-archive = Eerdere dagen
daily-to-today = Naar de vijf van vandaag
daily-check = Wat er gedeeld wordt, volgt uit de startwaarde ‘{ $seed }’ en de dag. Iedereen kan het narekenen.
daily-fingers = { $fingers } van de 5 vingers
daily-all = Alles van vandaag
daily-share = Deel je hand
daily-you = Jij
daily-best = Best mogelijke resultaat
daily-best-found = Beste gevonden resultaat
daily-interval = tussen { $low } en { $high }
daily-levels = De bots bij dezelfde opgave
daily-levels-highfive = De bots denken aan het hele spel en leggen soms expres minder.
daily-others = { $others ->
    [0] Je bent hier vandaag de eerste.
   *[other] Beter dan { $beaten } van de { $others } hier, even goed als { $even }.
  }
daily-best-was = Het beste was:
daily-look = Nog eens bekijken
daily-title = { $game }, { $day }
daily-wait = Een ogenblik, we tellen.
daily-no-day = Voor deze dag zijn er geen dagpuzzels.
daily-offline = Dit was hier nog niet geopend, en daar is verbinding voor nodig. Wat je geopend hebt, blijft.
daily-blind = Geen verbinding. Antwoord gerust: het telt zodra er weer een is.
daily-kept = Geen verbinding. Je antwoord is bewaard en gaat later weg.
daily-stands = Geen verbinding. Om verder te spelen is de server nodig.
daily-late = Dit was al beantwoord, op een ander apparaat: dat antwoord telt.
daily-undone = Je antwoord bij { $game } kon helaas niet: { $why }

task-go5 = Haal het beste uit deze beurt.
task-fifteen = Eén spel tegen drie bots: raak als eerste je kaarten kwijt.
task-highfive = Zoek de kaarten die nu het meest opleveren.
task-igo = Roep met de rij waarbij je het minst overhoudt.
task-fiver = Twaalf rondes in je eentje: haal zoveel punten als je kunt.
task-score-go5 = Gemiddelde voorsprong na de ronde: { $score }
task-score-fifteen = { $score ->
    [0] Gewonnen
    [one] { $score } kaart over
   *[other] { $score } kaarten over
  }
task-score-highfive = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  }
task-score-igo = { $score } over
task-score-fiver = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  }
task-none = Voor dit spel is er geen dagpuzzel.
task-igo-instead = Hier roep je: kies de kleuren van je rij.
task-igo-go = { $named ->
    [0] ‘I Go!’ zonder rij
   *[other] ‘I Go!’ met { $colours }
  }
task-as-it-is = Iedereen speelt dit met dezelfde bots: er wordt niets veranderd.
task-not-ready = Dat duurt nog even. Probeer het zo nog eens.
