/** GENERATED from src/intl/de-DE/offer.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const offer = {
  domain: "offer",
  messages: {
    "acceptRide": `Fahrt annehmen`,
    "timeLeft": `übrig`,
    "othersAsked": `Auch andere Fahrer wurden gefragt`,
    "newRequest": `Neue Fahrtanfrage`,
    "routePreview": `Streckenvorschau`,
    "fareMinusFee": (args: { fare: number | string; fee: number | string }) => `Fahrpreis ${args.fare} − 20 % Gebühr ${args.fee}`,
    "sec": `Sek.`,
    "details": `Details`,
  },
} as const;
