/** GENERATED from src/intl/de-DE/admin-missing.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminMissing = {
  domain: "admin-missing",
  messages: {
    "ride": `Fahrt`,
    "rideMissing": `Diese Fahrt gibt es nicht.`,
    "rideUnread": `Die Fahrt konnte nicht geladen werden.`,
    "dispute": `Reklamation`,
    "disputeMissing": `Diese Reklamation gibt es nicht.`,
    "disputeUnread": `Die Reklamation konnte nicht geladen werden.`,
    "email": `E-Mail`,
    "emailMissing": `Diese E-Mail gibt es nicht, oder sie ist nicht mehr unter denen, die hier stehen.`,
    "emailUnread": `Die E-Mail konnte nicht geladen werden.`,
    "unpaid": `Unbezahlte Fahrt`,
    "unpaidMissing": `Diese Fahrt gibt es nicht, oder sie ist nicht mehr unbezahlt.`,
    "unpaidUnread": `Die Fahrt konnte nicht geladen werden.`,
    "user": `Nutzer`,
    "userMissing": `Diesen Nutzer gibt es nicht.`,
    "userUnread": `Der Nutzer konnte nicht geladen werden.`,
    "notDriver": `Dieser Nutzer ist kein Fahrer.`,
    "escalated": `Diese Fahrt ist schon eskaliert.`,
  },
} as const;
