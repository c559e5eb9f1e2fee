/** GENERATED from src/intl/de-DE/duty-settings.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const dutySettings = {
  domain: "duty-settings",
  messages: {
    "noLocation": `Noch kein Standort. Fahrgäste in der Nähe werden über Ihren Standort zugeordnet.`,
    "locationNow": (args: { place: string }) => `Jetzt: ${args.place}`,
    "locationNear": (args: { place: string }) => `Jetzt: in der Nähe von ${args.place}`,
    "locationAbout": (args: { place: string }) => `Jetzt: ungefähr ${args.place}`,
    "locationOff": `Der Standortzugriff ist in diesem Browser aus. Geben Sie ein, wo Sie sind.`,
    "yourLocation": `Ihr Standort`,
    "streetOrPlace": `Straße oder Ort`,
    "setLocation": `Eingegebenen Standort setzen`,
    "useCurrentLocation": `Meinen aktuellen Standort verwenden`,
    "places": `Orte`,
    "saved": `Gespeichert`,
    "saving": `Wird gespeichert …`,
    "autoAccept": `Fahrten automatisch annehmen`,
    "rideNotifications": `Fahrtmitteilungen`,
    "matchingRadius": `Suchradius`,
    "radiusPresets": `Voreinstellungen für den Suchradius`,
    "radiusInKm": `Suchradius in Kilometern`,
    "kmUnit": `km`,
  },
} as const;
