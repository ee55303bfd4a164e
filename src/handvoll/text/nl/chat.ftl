# Wat je elkaar schrijft, waar het huis dat toestaat.

chat-off = In dit huis schrijven mensen elkaar niet.
chat-write = Schrijf naar de tafel
chat-explain = Iedereen aan tafel leest mee. Niets wordt bewaard.
chat-send = Versturen
chat-mute = { $name } niet meer tonen
chat-unmute = { $name } weer tonen
