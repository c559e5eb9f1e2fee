/** GENERATED from src/intl/de-DE/start-pin.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const startPin = {
  domain: "start-pin",
  messages: {
    "startPin": `Start-PIN`,
    "startPinHint": `Nennen Sie sie Ihrem Fahrer, wenn Sie im Auto sitzen.`,
    "ridersPin": `PIN des Fahrgasts`,
    "ridersPinHint": `Fragen Sie Ihren Fahrgast nach den 4 Ziffern.`,
  },
} as const;
