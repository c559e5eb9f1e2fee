/** GENERATED from src/intl/en-US/start-pin.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const startPin = {
  domain: "start-pin",
  messages: {
    "startPin": `Start PIN`,
    "startPinHint": `Tell it to your driver once you sit in the car.`,
    "ridersPin": `Rider’s PIN`,
    "ridersPinHint": `Ask your rider for the 4 digits.`,
  },
} as const;
