/** The constants that only the server needs. Durations are in milliseconds, distances in kilometres. */
export const serverLimits = {
  auth: {
    tokenLife: 3_600_000,
    /** How long a token replaced by a refresh stays valid. */
    rotationGrace: 60_000,
    /** How long after its expiry a token can still be renewed. */
    refreshGrace: 1_209_600_000,
    /** How long a password reset link is valid. */
    resetLinkLife: 3_600_000,
    /** The least time between two validation e-mails that a user asks for. */
    validationEmailInterval: 60_000,
    recoveryCodes: 10,
  },
  live: {
    /** The server resends at most this many missed messages. */
    replayedAtMost: 1_000,
    /** A driver without a socket and a position for this long goes offline. */
    driverOfflineAfter: 120_000,
  },
  payment: { expiresAfter: 900_000 },
  /** From this number of unpaid rides on, or with a balance below this, a rider cannot book. */
  debt: { unpaidRides: 3, lowestBalance: -20 },
  /** The shortest ride, and how far from its stop a driver must be for the ride to say so. */
  distance: { minRideKm: 0.05, farKm: 1 },
  ride: {
    /** A driver on the way to the pickup who has sent nothing for this long is marked as silent; the rider may cancel for free. */
    driverSilentAfter: 120_000,
    /** After this long without a sign the ride is offered to other drivers. */
    driverLostAfter: 300_000,
  },
  admin: {
    /** Default number of rows in the list of e-mails. */
    emailsListed: 100,
    /** How many drivers an admin can choose from for one ride. */
    candidatesListed: 20,
  },
} as const;
