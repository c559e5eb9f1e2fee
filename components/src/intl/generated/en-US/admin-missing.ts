/** GENERATED from src/intl/en-US/admin-missing.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminMissing = {
  domain: "admin-missing",
  messages: {
    "ride": `Ride`,
    "rideMissing": `This ride does not exist.`,
    "rideUnread": `The ride could not be loaded.`,
    "dispute": `Dispute`,
    "disputeMissing": `This dispute does not exist.`,
    "disputeUnread": `The dispute could not be loaded.`,
    "email": `E-mail`,
    "emailMissing": `This e-mail does not exist, or is no longer among those listed here.`,
    "emailUnread": `The e-mail could not be loaded.`,
    "unpaid": `Unpaid ride`,
    "unpaidMissing": `This ride does not exist, or is no longer unpaid.`,
    "unpaidUnread": `The ride could not be loaded.`,
    "user": `User`,
    "userMissing": `This user does not exist.`,
    "userUnread": `The user could not be loaded.`,
    "notDriver": `This user is not a driver.`,
    "escalated": `This ride is escalated already.`,
  },
} as const;
