# Wie jemand gern spielt, an jedem Tisch.

web-speed = Tempo der anderen
web-speed-calm = Ruhig
web-speed-normal = Normal
web-speed-quick = Flott
web-forced = Erzwungene Züge für mich spielen
    .explain = Eine Karte, die nirgends passt, geht von selbst auf deinen Stapel.
