/** GENERATED from src/intl/en-US/ride-cancel.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const rideCancel = {
  domain: "ride-cancel",
  messages: {
    "cancelling": `Cancelling...`,
    "keepRide": `Keep ride`,
    "loadingPenalty": `Loading the cancellation penalty`,
    "penalty": `Cancellation penalty`,
    "noPenalty": `No penalty`,
    "penaltyShare": (args: { percent: string }) => `${args.percent} of the estimated fare, taken from your balance`,
    "noPenaltyNow": `Cancelling now is free of charge`,
    "offeredAgain": `The ride will be offered to other drivers.`,
    "reason": `Reason`,
    "riderReasonHint": `Why are you cancelling?`,
    "driverReasonHint": `Why can't you take this ride?`,
    "confirmCancel": `Yes, cancel this ride`,
  },
} as const;
