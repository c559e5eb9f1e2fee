/** GENERATED from src/intl/de-DE/admin-analytics.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminAnalytics = {
  domain: "admin-analytics",
  messages: {
    "analytics": `Auswertung`,
    "completionRate": `Abschlussquote`,
    "completed": (args: { done: string; all: string }) => `${args.done} von ${args.all} Fahrten`,
    "averageRating": `Durchschnittsnote`,
    "fixedRating": `Fester Wert`,
    "utilisation": `Auslastung der Fahrer`,
    "online": (args: { online: string; all: string }) => `${args.online} von ${args.all} Fahrern online`,
    "revenuePerRide": `Umsatz je beendeter Fahrt`,
    "perCompleted": `im Mittel`,
    "growth": `Wachstum`,
    "growthText": `Die Zahlungsauswertung vergleicht Umsatz und Zahlungen mit dem Zeitraum davor.`,
    "openPayments": `Zahlungsauswertung`,
  },
} as const;
