/** GENERATED from src/intl/en-US/duty-settings.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const dutySettings = {
  domain: "duty-settings",
  messages: {
    "noLocation": `No location yet. Riders near you are matched by your location.`,
    "locationNow": (args: { place: string }) => `Now: ${args.place}`,
    "locationNear": (args: { place: string }) => `Now: near ${args.place}`,
    "locationAbout": (args: { place: string }) => `Now: about ${args.place}`,
    "locationOff": `Location access is off in this browser. Type where you are.`,
    "yourLocation": `Your location`,
    "streetOrPlace": `Street or place`,
    "setLocation": `Set typed location`,
    "useCurrentLocation": `Use my current location`,
    "places": `Places`,
    "saved": `Saved`,
    "saving": `Saving...`,
    "autoAccept": `Accept rides automatically`,
    "rideNotifications": `Ride notifications`,
    "matchingRadius": `Matching radius`,
    "radiusPresets": `Matching radius presets`,
    "radiusInKm": `Matching radius in km`,
    "kmUnit": `km`,
  },
} as const;
