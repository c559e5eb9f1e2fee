/** GENERATED from src/intl/de-DE/banners.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const banners = {
  domain: "banners",
  messages: {
    "networkLost": `Keine Internetverbindung. Diese Seite ist eventuell nicht aktuell.`,
    "updatesStopped": `Live-Aktualisierung aus. Diese Seite kann etwas nachhängen.`,
    "updateReady": (args: { product: string }) => `Eine neue Version von ${args.product} ist bereit.`,
    "updateLater": `Später`,
  },
} as const;
