/** GENERATED from src/intl/de-DE/navigation-apps.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const navigationApps = {
  domain: "navigation-apps",
  messages: {
    "otherApps": `Navigations-App wählen`,
    "deviceMaps": `Karten-App dieses Geräts`,
    "googleMaps": `Google Maps`,
    "appleMaps": `Apple Karten`,
  },
} as const;
