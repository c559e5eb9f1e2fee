/** GENERATED from src/intl/de-DE/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `Meldungen`,
    "dismissAlert": `Meldung schließen`,
    "showPassword": `Passwort anzeigen`,
    "hidePassword": `Passwort verbergen`,
    "clearSearch": `Suche löschen`,
    "increase": `Erhöhen`,
    "decrease": `Verringern`,
    "route": `Route`,
    "user": `Nutzer`,
    "columns": `Spalten`,
  },
} as const;
