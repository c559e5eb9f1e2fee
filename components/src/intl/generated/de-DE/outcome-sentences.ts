/** GENERATED from src/intl/de-DE/outcome-sentences.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const outcomeSentences = {
  domain: "outcome-sentences",
  messages: {
    "escalateUnpaidRide.done": `Die unbezahlte Fahrt wurde eskaliert`,
    "notifyRideParticipants.both": `Nachricht an Fahrgast und Fahrer gesendet`,
    "notifyRideParticipants.driver": `Nachricht an den Fahrer gesendet`,
    "notifyRideParticipants.rider": `Nachricht an den Fahrgast gesendet`,
    "remindUnpaidRide.inApp": (args: { rider: string }) => `Zahlungserinnerung an ${args.rider} nur in der App gesendet: E-Mails sind dort nicht erwünscht`,
    "remindUnpaidRide.lately": (args: { rider: string }) => `${args.rider} wurde vor weniger als einer Stunde erinnert`,
    "remindUnpaidRide.sent": (args: { rider: string }) => `Zahlungserinnerung an ${args.rider} gesendet`,
    "resetUserPassword.done": `Passwort zurückgesetzt. Der Nutzer wurde überall abgemeldet.`,
    "sendValidationEmail.sent": (args: { email: string }) => `Eine Bestätigungs-E-Mail an ${args.email} ist unterwegs`,
    "sendValidationEmail.verified": (args: { email: string }) => `${args.email} ist bereits bestätigt`,
  },
} as const;
