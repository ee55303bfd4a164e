# Hoe iemand graag speelt, aan elke tafel.

web-speed = Tempo van de anderen
web-speed-calm = Rustig
web-speed-normal = Normaal
web-speed-quick = Vlot
web-forced = Gedwongen zetten voor mij spelen
    .explain = Een kaart die nergens past, gaat vanzelf naar je stapel.
