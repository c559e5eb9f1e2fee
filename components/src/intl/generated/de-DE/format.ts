/** GENERATED from src/intl/de-DE/format.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const format = {
  domain: "format",
  messages: {
    "dateNotAvailable": `Datum nicht verfügbar`,
    "invalidDate": `Ungültiges Datum`,
    "dateError": `Datumsfehler`,
    "unknownTime": `Unbekannte Zeit`,
    "notAvailable": `k. A.`,
    "justNow": `gerade eben`,
  },
} as const;
