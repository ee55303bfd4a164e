# Erfahren, dass man dran ist.

push-title = Du bist dran: { $game }
push-body = Mit { $names }. Tisch { $code } wartet auf dich.
push-unable = Dieses Haus kann keine Nachrichten schicken.
push-on = Sag mir, wenn ich dran bin
push-on-explain = Auf diesem Gerät, auch wenn die Seite zu ist. Nur wo ein Tisch dir Tage für einen Zug gibt.
push-is-on = Auf diesem Gerät erfährst du, wenn du dran bist.
push-off = Auf diesem Gerät nicht mehr
push-quiet-from = Nicht zwischen
push-quiet-to = und
push-no-way = Dein Browser kann das nur über https und nur, wenn du es erlaubst. Der Titel der Seite sagt es dir trotzdem.
push-denied = Dein Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
push-heading = Nachrichten
