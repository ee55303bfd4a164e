# Levels of bots: a name, what it is like (.tells), and for each game what it overlooks

level-1 = Nieuweling
    .tells = laat je meestal winnen
level-2 = Beginner
    .tells = maakt fouten waar je iets aan hebt
level-3 = Vaste gast
    .tells = speelt als een volwassene die het spel kent
level-4 = Kenner
    .tells = denkt vooruit en ziet weinig over het hoofd
level-5 = Meester
    .tells = sterker bestaat niet
level-random = probeert maar wat
    .tells = probeert maar wat
level-quick = speelt degelijk
    .tells = speelt degelijk
level-1-fifteen = Ziet liever jou winnen: legt de kaarten waar ze jou helpen.
level-2-fifteen = Bedoelt het goed, maar is vergeten wat er in jouw stapels ligt.
level-3-fifteen = Grijpt elke kans om een kaart kwijt te raken, maar vergeet wat er in de stapels ligt.
level-4-fifteen = Onthoudt de eigen stapel en denkt vooruit; die van jou vergeet hij.
level-5-fifteen = Onthoudt elke stapel en denkt vooruit tot het einde.
level-1-go5 = Ziet alleen de eigen kaarten: ruilt nooit, laat de open kaart liggen en legt zomaar iets af.
level-2-go5 = Speelt de eigen sets goed, maar ruilt alleen met die van jou om vijf te maken.
level-3-go5 = Legt, legt aan en ruilt degelijk, zet voor zet.
level-4-go5 = Probeert in gedachten de beste zetten, maar niet veel.
level-5-go5 = Denkt elke goede zet door tot het einde van de ronde.
level-1-highfive = Kijkt alleen langs de rijen, en alleen naar gaten van één of twee kaarten.
level-2-highfive = Wil meteen punten en spaart kaarten maar een beetje.
level-3-highfive = Spaart kaarten en laat je weinig over, beurt voor beurt.
level-4-highfive = Probeert in gedachten de beste zetten, maar niet veel.
level-5-highfive = Denkt de beste zetten door tot het einde van het spel.
level-1-igo = Ziet de open kaarten over het hoofd en roept veel te vroeg.
level-2-igo = Ziet de uitstalling over het hoofd en is iets te voorzichtig.
level-3-igo = Kijkt naar alles, maar roept te laat.
level-4-igo = Kijkt naar alles en roept op tijd, zonder aan jouw kaarten te denken.
level-5-igo = Stelt zich voor wat je hebt gehouden, en roept als dat genoeg is.
level-1-fiver = Ziet maar een paar vijftallen, en langzaam.
level-2-fiver = Ziet wat vijftallen, maar traag.
level-3-fiver = Ziet ongeveer wat geoefende mensen zien.
level-4-fiver = Ziet veel vijftallen, en snel.
level-5-fiver = Ziet elk vijftal dat er is.

# How sure a hint is

hint-sure = zeker het beste
hint-likely = waarschijnlijk het beste
hint-close = iets anders is ongeveer even goed
level-elsewhere = gast
    .tells = komt uit een ander pakket
