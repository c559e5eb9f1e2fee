/** GENERATED from src/intl/en-US/outcome-sentences.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const outcomeSentences = {
  domain: "outcome-sentences",
  messages: {
    "escalateUnpaidRide.done": `The unpaid ride has been escalated`,
    "notifyRideParticipants.both": `Notification sent to the rider and the driver`,
    "notifyRideParticipants.driver": `Notification sent to the driver`,
    "notifyRideParticipants.rider": `Notification sent to the rider`,
    "remindUnpaidRide.inApp": (args: { rider: string }) => `Payment reminder sent to ${args.rider} in the app only: they want no e-mail`,
    "remindUnpaidRide.lately": (args: { rider: string }) => `${args.rider} was reminded less than an hour ago`,
    "remindUnpaidRide.sent": (args: { rider: string }) => `Payment reminder sent to ${args.rider}`,
    "resetUserPassword.done": `Password reset. The user has been signed out everywhere.`,
    "sendValidationEmail.sent": (args: { email: string }) => `A validation e-mail is on its way to ${args.email}`,
    "sendValidationEmail.verified": (args: { email: string }) => `${args.email} is verified already`,
  },
} as const;
