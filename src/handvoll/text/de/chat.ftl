# Was man einander schreibt, wo das Haus es erlaubt.

chat-off = In diesem Haus schreibt man einander nicht.
chat-write = Dem Tisch schreiben
chat-explain = Alle am Tisch lesen mit. Nichts davon wird aufbewahrt.
chat-send = Senden
chat-mute = { $name } nicht mehr zeigen
chat-unmute = { $name } wieder zeigen
