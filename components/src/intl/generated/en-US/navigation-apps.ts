/** GENERATED from src/intl/en-US/navigation-apps.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const navigationApps = {
  domain: "navigation-apps",
  messages: {
    "otherApps": `Choose a navigation app`,
    "deviceMaps": `Maps app of this device`,
    "googleMaps": `Google Maps`,
    "appleMaps": `Apple Maps`,
  },
} as const;
