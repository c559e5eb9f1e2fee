/** GENERATED from src/intl/de-DE/ride-cancel.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const rideCancel = {
  domain: "ride-cancel",
  messages: {
    "cancelling": `Wird storniert …`,
    "keepRide": `Fahrt behalten`,
    "loadingPenalty": `Die Stornogebühr wird geladen`,
    "penalty": `Stornogebühr`,
    "noPenalty": `Keine Stornogebühr`,
    "penaltyShare": (args: { percent: string }) => `${args.percent} des voraussichtlichen Fahrpreises, von Ihrem Guthaben`,
    "noPenaltyNow": `Sie können jetzt kostenlos stornieren`,
    "offeredAgain": `Die Fahrt wird anderen Fahrern angeboten.`,
    "reason": `Grund`,
    "riderReasonHint": `Warum stornieren Sie?`,
    "driverReasonHint": `Warum können Sie diese Fahrt nicht übernehmen?`,
    "confirmCancel": `Ja, diese Fahrt stornieren`,
  },
} as const;
