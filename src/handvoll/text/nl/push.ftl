# Horen dat je aan de beurt bent.

push-title = Jij bent aan de beurt: { $game }
push-body = Met { $names }. Tafel { $code } wacht op je.
push-unable = Dit huis kan geen berichten sturen.
push-on = Laat het me weten als ik aan de beurt ben
push-on-explain = Op dit apparaat, ook als de pagina dicht is. Alleen waar een tafel je dagen geeft voor een zet.
push-is-on = Op dit apparaat hoor je wanneer je aan de beurt bent.
push-off = Niet meer op dit apparaat
push-quiet-from = Niet tussen
push-quiet-to = en
push-no-way = Je browser kan dit alleen via https, en als je het toestaat. De titel van de pagina zegt het je toch.
push-denied = Je browser staat het niet toe. Dat kun je wijzigen in de instellingen voor deze pagina.
push-heading = Berichten
