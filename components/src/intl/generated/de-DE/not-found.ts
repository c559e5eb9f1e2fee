/** GENERATED from src/intl/de-DE/not-found.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notFound = {
  domain: "not-found",
  messages: {
    "text": `Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link veraltet oder falsch geschrieben.`,
    "toStart": `Zur Startseite`,
  },
} as const;
