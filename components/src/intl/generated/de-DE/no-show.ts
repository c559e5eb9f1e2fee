/** GENERATED from src/intl/de-DE/no-show.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const noShow = {
  domain: "no-show",
  messages: {
    "noShowFrom": (args: { rider: string; time: string }) => `Wenn ${args.rider} nicht kommt, können Sie die Fahrt um ${args.time} beenden.`,
    "arrivedFar": (args: { distance: string; rider: string }) => `Sie haben Ihre Ankunft ${args.distance} vom Abholort entfernt gemeldet. Wenn ${args.rider} nicht kommt, können Sie die Fahrt nur stornieren.`,
    "noShow": `Fahrgast nicht gekommen`,
    "noShowPrice": (args: { rider: string; amount: number | string }) => `Die Fahrt endet, und ${args.rider} zahlt Ihnen ${args.amount}.`,
    "noShowFree": (args: { rider: string }) => `Die Fahrt endet. ${args.rider} zahlt nichts.`,
    "endRide": `Fahrt beenden`,
    "keepWaiting": `Weiter warten`,
    "yourRider": `Ihr Fahrgast`,
  },
} as const;
