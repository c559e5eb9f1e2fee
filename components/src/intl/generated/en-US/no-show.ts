/** GENERATED from src/intl/en-US/no-show.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const noShow = {
  domain: "no-show",
  messages: {
    "noShowFrom": (args: { rider: string; time: string }) => `If ${args.rider} does not come, you can end the ride at ${args.time}.`,
    "arrivedFar": (args: { distance: string; rider: string }) => `You reported your arrival ${args.distance} from the pickup. If ${args.rider} does not come, you can only cancel the ride.`,
    "noShow": `Rider did not come`,
    "noShowPrice": (args: { rider: string; amount: number | string }) => `The ride ends, and ${args.rider} pays you ${args.amount}.`,
    "noShowFree": (args: { rider: string }) => `The ride ends. ${args.rider} pays nothing.`,
    "endRide": `End the ride`,
    "keepWaiting": `Keep waiting`,
    "yourRider": `your rider`,
  },
} as const;
