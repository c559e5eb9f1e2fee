/** GENERATED from src/intl/en-US/offer.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const offer = {
  domain: "offer",
  messages: {
    "acceptRide": `Accept ride`,
    "timeLeft": `left`,
    "othersAsked": `Other drivers have been asked too`,
    "newRequest": `New ride request`,
    "routePreview": `Route preview`,
    "fareMinusFee": (args: { fare: number | string; fee: number | string }) => `Fare ${args.fare} − 20% fee ${args.fee}`,
    "sec": `sec`,
    "details": `Details`,
  },
} as const;
