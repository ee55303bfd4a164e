# I Go!: kaarten, wat er gebeurt, waarom niet.

igo-card = { $colour ->
    [p] roze
    [v] paarse
    [b] blauwe
    [s] lichtblauwe
    [g] grijze
    [n] bruine
    [r] rode
    [o] oranje
    [y] gele
   *[l] lichtgroene
  } { $number }
igo-colour = { $colour ->
    [p] roze
    [v] paars
    [b] blauw
    [s] lichtblauw
    [g] grijs
    [n] bruin
    [r] rood
    [o] oranje
    [y] geel
   *[l] lichtgroen
  }

igo-dealt = Een nieuw potje: { $player } begint, op de aflegstapel ligt de { $card }
    .you = Een nieuw potje: jij begint, op de aflegstapel ligt de { $card }
igo-drew = { $player } pakt de { $card } van de stapel
    .you = Je pakt de { $card } van de stapel
igo-drew-hidden = { $player } pakt een kaart van de stapel
igo-took = { $player } neemt de { $card } van de aflegstapel
    .you = Je neemt de { $card } van de aflegstapel
igo-picked = { $player } neemt de { $card } uit de uitstalling
    .you = Je neemt de { $card } uit de uitstalling
igo-unscored = { $player } nam de laatste kaart van de uitstalling: dit potje telt niet
    .you = Je nam de laatste kaart van de uitstalling: dit potje telt niet
igo-discarded = { $player } legt de { $card } af
    .you = Je legt de { $card } af
igo-ended = { $player } roept niet
    .you = Je roept niet
igo-called = { $named ->
    [0] { $player } roept ‘I Go!’ zonder rij; { $free_colour } is vrij
   *[other] { $player } roept ‘I Go!’ met { $colours }; { $free_colour } is vrij
  }
    .you = { $named ->
        [0] Je roept ‘I Go!’ zonder rij; { $free_colour } is vrij
       *[other] Je roept ‘I Go!’ met { $colours }; { $free_colour } is vrij
      }
igo-showed = { $sum ->
    [0] { $player } houdt niets over
   *[other] { $player } houdt { $sum } over: { $left_cards }
  }
    .you = { $sum ->
        [0] Je houdt niets over
       *[other] Je houdt { $sum } over: { $left_cards }
      }
igo-scored = { $points ->
    [one] Een punt voor { $player }, het eerste
   *[other] Een punt voor { $player }, dat zijn er nu { $points }
  }
    .you = { $points ->
        [one] Een punt voor jou, het eerste
       *[other] Een punt voor jou, nu heb je er { $points }
      }
igo-perfect = Een perfecte ‘I Go!’: { $player } wint het hele spel!
    .you = Een perfecte ‘I Go!’: jij wint het hele spel!

igo-take-first = neem eerst een kaart: van de stapel, van de aflegstapel of uit de uitstalling
igo-one-card = je hebt in deze beurt al een kaart genomen
igo-discard-first = leg eerst een kaart af; dan mag je roepen of je beurt beëindigen
igo-one-discard = je hebt al afgelegd: roep nu ‘I Go!’ of beëindig je beurt
igo-closed = na honderd keer nemen achter elkaar is de aflegstapel dicht: laat de { $card } liggen en neem van de stapel of uit de uitstalling
igo-last-shown = na tien potjes zonder punten blijft de laatste kaart van de uitstalling liggen
igo-must-call = je nam de laatste kaart van de stapel, dus je moet ‘I Go!’ roepen
igo-too-soon = roepen mag pas als iedereen { $count ->
    [one] een beurt heeft gehad
   *[other] { $count } beurten heeft gehad
  }
igo-straight-back = je hebt de { $card } net van de aflegstapel genomen; die mag er niet meteen weer op
igo-not-in-hand = je hebt de { $card } niet
igo-free-colour = { $free_colour } is de vrije kleur en komt in geen enkele rij
igo-no-such-colour = je hebt geen kaart voor een rij in { $named_colour }
igo-only-one-fits = je kaarten in { $one_colour } en { $two_colour } hebben hetzelfde getal: maar één ervan past in de rij

igo-do-draw = een kaart van de stapel pakken
igo-do-draw-last = de laatste kaart van de stapel pakken: dan moet je roepen
igo-do-take = de { $card } van de aflegstapel nemen
igo-do-pick = de { $card } uit de uitstalling nemen
igo-do-pick-last = de { $card } nemen, de laatste van de uitstalling: dan eindigt het potje zonder punten
igo-do-discard = de { $card } afleggen: { $sum } over
igo-do-end = niet roepen
igo-do-wait = je beurt beëindigen; roepen mag nog niet
igo-do-go = { $named ->
    [0] ‘I Go!’ zonder rij: { $sum } over
   *[other] ‘I Go!’ met { $colours }: { $sum } over
  }
igo-do-perfect = { $named ->
    [0] ‘I Go!’ zonder rij: niets over, je wint het spel
   *[other] ‘I Go!’ met { $colours }: niets over, je wint het spel
  }

igo-merit-draw = met geen van de open kaarten houd je minder over
igo-merit-take = als je goed aflegt, houd je { $sum } over
igo-merit-discard = die kan je rij het best missen
igo-merit-end = { $sum } over is nog te veel
igo-merit-wait = roepen mag nog niet
igo-merit-go = minder heeft waarschijnlijk niemand

igo-display = Uitstalling
igo-free = { $free_colour } is vrij
igo-discards = Aflegstapel
igo-pile = Stapel
igo-by-colour = Op kleur
igo-by-value = Op getal
igo-cost = { $named ->
    [0] ‘I Go!’ nu, zonder rij: { $sum } over
   *[other] ‘I Go!’ nu, met { $colours }: { $sum } over
  }
igo-group-free = vrij
igo-group-row = rij
igo-group-added = aangelegd
igo-group-left = over

igo-about = Wissel kaarten, ruim je hand op en roep als jij het minst overhoudt.
igo-option-target = Punten om te winnen
    .explain = Zoveel punten heb je nodig om te winnen.
igo-option-patience = Geduld
    .explain = Niemand roept voordat iedereen zoveel beurten van een potje heeft gehad.
igo-legend = ● een punt, ▒12▒ kaarten in de hand of op de stapel; kaarten erachter zijn bekend. Van de uitstalling kan alleen de laatste kaart gepakt worden. Kleuren: ✿ roze, ♛ paars, ♦ blauw, ☁ lichtblauw, ⚷ grijs, ◉ bruin, ♥ rood, ◓ oranje, ☼ geel, Ψ lichtgroen.
