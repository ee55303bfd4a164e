# High Five!: kaarten, combinaties, wat er gebeurt, waarom niet.

highfive-card = { $colour ->
    [r] rode { $number }
    [g] groene { $number }
    [b] blauwe { $number }
    [y] gele { $number }
   *[j] joker
  }

highfive-five = { $points ->
    [30] High Five!
    [25] hoogste kleurstraat
    [20] kleurstraat
    [15] vier gelijke
    [10] drie gelijke en een paar
    [8] één kleur
    [6] straat
    [3] drie gelijke
    [2] twee paren
    [1] één paar
   *[0] niets
  }

highfive-started = Op { $square } ligt bij het begin de { $card }
highfive-laid = { $player } legt de { $card } op { $square }
    .you = Je legt de { $card } op { $square }
highfive-scored = { $points ->
    [one] { $player } krijgt { $points } punt, { $first } tot { $last }: { highfive-five }
   *[other] { $player } krijgt { $points } punten, { $first } tot { $last }: { highfive-five }
  }
    .you = { $points ->
        [one] Je krijgt { $points } punt, { $first } tot { $last }: { highfive-five }
       *[other] Je krijgt { $points } punten, { $first } tot { $last }: { highfive-five }
      }
highfive-dropped = { $player } kan geen vijftal vullen en legt de { $card } op { $square }
    .you = Je kunt geen vijftal vullen en legt de { $card } op { $square }
highfive-drew = { $player } pakt { $cards }
    .you = Je pakt { $cards }
highfive-drew-hidden = { $count ->
    [one] { $player } pakt een kaart
   *[other] { $player } pakt { $count } kaarten
  }
highfive-finished = { $points ->
    [0] { $player } heeft de laatste kaart gelegd
   *[other] { $player } is als eerste alle kaarten kwijt: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } erbij
  }
    .you = { $points ->
        [0] Je hebt je laatste kaart gelegd
       *[other] Je bent als eerste al je kaarten kwijt: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } erbij
      }

highfive-card-twice = je hebt de { $card } maar één keer
highfive-not-in-hand = je hebt de { $card } niet
highfive-must-lay = je kunt nog een vijftal vullen, dus dat moet ook, zelfs als het niets oplevert
highfive-taken = { $square } is bezet
highfive-square-twice = op { $square } past maar één kaart
highfive-opening-three = in je eerste beurt leg je precies drie kaarten, geen { $count }
highfive-opening-connect = in je eerste beurt verbind je twee startkaarten die nog los van elkaar liggen: twee kaarten ertussen en één naast een van de uiteinden
highfive-too-many = in een beurt leg je hoogstens vier kaarten, geen { $count }
highfive-no-window = al je kaarten moeten in één vijftal passen, naast elkaar in een rij of kolom
highfive-gap = een vijftal mag geen gat hebben; nog vrij: { $squares }

highfive-place = { $card } op { $place }
highfive-do-lay = { $points ->
    [one] leg { $places } · { $points } punt: { highfive-five }, { $first }–{ $last }
   *[other] leg { $places } · { $points } punten: { highfive-five }, { $first }–{ $last }
  }
highfive-do-drop = leg { $places } neer
highfive-pile = { $count ->
    [one] nog { $count } kaart om te pakken
   *[other] nog { $count } kaarten om te pakken
  }
highfive-first-turn = Eerste beurt: precies drie kaarten die twee startkaarten verbinden, twee ertussen en een ernaast.

highfive-merit-lay = { $points ->
    [0] het levert niets op, maar kost je het minst
    [one] { $points } punt ({ highfive-five }), en de volgende heeft er het minst aan
   *[other] { $points } punten ({ highfive-five }), en de volgende heeft er het minst aan
  }
highfive-merit-drop = er is geen vijftal te vullen; daar helpt hij de volgende het minst

highfive-about = Leg je kaarten als een kruiswoordraadsel en maak de beste vijftallen.

highfive-how = of typ zelf een zet, bijvoorbeeld lay r5@c4 j@c7; je ziet de punten voordat hij telt
highfive-legend = [ 5♥] kaarten van het laatste vijftal, ◦ waar het eerste mag liggen, ▒10▒ kaarten in de hand, J★ de joker. Kleuren: ♥ rood, ♣ groen, ♦ blauw, ☼ geel.
