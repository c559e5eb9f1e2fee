/** GENERATED from src/intl/de-DE/places.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const places = {
  domain: "places",
  messages: {
    "notRightPlace": `Nicht der richtige Ort? Wählen Sie ihn auf der Karte.`,
    "noPlaceCalled": (args: { text: string }) => `Kein Ort namens „${args.text}“`,
    "noPlaceHint": `Prüfen Sie die Schreibweise oder setzen Sie die Nadel auf der Karte.`,
    "pinPickup": `Abholort festlegen`,
    "pinDropoff": `Ziel festlegen`,
    "pinHint": `Drücken Sie auf die Karte, um die Nadel dorthin zu setzen. Die Eingabetaste setzt sie in die Mitte.`,
    "pinPickupHere": `Hier einsteigen`,
    "pinDropoffHere": `Hierhin fahren`,
    "pinMap": `Karte zum Wählen eines Ortes`,
    "recent": `Zuletzt`,
  },
} as const;
