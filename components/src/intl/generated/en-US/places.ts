/** GENERATED from src/intl/en-US/places.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const places = {
  domain: "places",
  messages: {
    "notRightPlace": `Not the right place? Choose it on the map.`,
    "noPlaceCalled": (args: { text: string }) => `No place called “${args.text}”`,
    "noPlaceHint": `Check the spelling, or put the pin on the map.`,
    "pinPickup": `Set the pickup`,
    "pinDropoff": `Set the destination`,
    "pinHint": `Press the map to put the pin there. The Enter key puts it in the middle.`,
    "pinPickupHere": `Start here`,
    "pinDropoffHere": `Go here`,
    "pinMap": `Map to choose a place`,
    "recent": `Recent`,
  },
} as const;
