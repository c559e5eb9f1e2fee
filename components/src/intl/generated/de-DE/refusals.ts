/** GENERATED from src/intl/de-DE/refusals.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const refusals = {
  domain: "refusals",
  messages: {
    "wrong_password": `Ihr aktuelles Passwort ist nicht richtig`,
    "two_factor_code_invalid": `Dieser Code ist nicht richtig`,
  },
} as const;
