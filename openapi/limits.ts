/** The constants that client and server share. Durations are in milliseconds unless the name says otherwise. */
export const limits = {
  auth: {
    refreshInterval: 1_500_000,
    /** A token that expires before the next refresh is renewed this long before its expiry. */
    refreshLead: 30_000,
    validationInterval: 300_000,
    tokenKey: 'mobility_token',
    deviceProofKey: 'mobility_device',
    passwordMinLength: 6,
    /** How long a user can take back the deletion of the account. */
    deletionGrace: 1_209_600_000,
  },
  live: {
    reconnectAttempts: 3,
    reconnectFirstDelay: 1_000,
    reconnectMaxDelay: 5_000,
    errorToastsBelow: 2,
    readyDelay: 100,
    connectTimeout: 10_000,
    /** A connection that is open this long without an acknowledgement counts as live. */
    stableAfter: 5_000,
    /** Without messages, the client sends a ping after `pingInterval` and closes after `silenceTimeout`. */
    pingInterval: 25_000,
    silenceTimeout: 35_000,
    /** How long messages wait for a missing earlier message. */
    gapPatience: 1_000,
    /** How long after an error the code of the session, or the user of a stored token, is read again. */
    retryInterval: 5_000,
    /** How often a client that stopped reconnecting checks whether the server is back. */
    probeInterval: 30_000,
    /** A position is sent at most this often; before `positionDue`, only after a move of `positionMoveKm`. */
    positionInterval: 1_000,
    positionDue: 10_000,
    positionMoveKm: 0.01,
    /** A car whose last position is older than this is shown where it was last seen. */
    positionStale: 15_000,
    /** Kilometres, and seconds between two updates. */
    proximity: { radius_km: 5, update_interval: 10 },
    listCap: 10,
    /** How often lists with an active ride are fetched while the channel is down. */
    fallbackPoll: 10_000,
    /** How often the active ride is read while the channel sends no positions of its driver. */
    ridePoll: 3_000,
  },
  history: {
    /** How many rides a screen reads first, and with each further page. */
    firstPage: 50,
    nextPage: 200,
    /** How long a search waits for the next key before it asks the server. */
    searchDelay: 250,
    /** The newest rides that a search on the server covers, and where its counts stop. */
    searched: 10_000,
  },
  toast: {
    default: 4_000,
    visible: 3,
    rideRequest: 10_000,
    rideAccepted: 8_000,
    rideNoLongerAvailable: 5_000,
    rideRedistributed: 10_000,
    rideMessage: 8_000,
    admin: 10_000,
    paymentRequired: 10_000,
    balance: 12_000,
    newAvailableRide: 8_000,
    /** How long a toast waits behind newer ones, other than an error; what it says is old after that. */
    waitsAtMost: 10_000,
  },
  sound: { enabled: true, volume: 0.8 },
  /** How loud each sound is compared with the others, from 0.7 to 1. */
  card: { numberMinDigits: 13, numberMaxLength: 19, expiryLength: 5, cvcMin: 3, cvcMax: 4, savedAtMost: 10 },
  /** Amounts of one top-up; `quick` are offered as buttons. */
  topUp: { min: 1, max: 1_000, quick: [20, 50, 100] },
  payment: { beforeCall: 2_000, successPause: 1_500 },
  paymentCheck: { attempts: 10, pollInterval: 2_000 },
  notifications: {
    /** How many of a user's newest notifications are stored. */
    kept: 200,
    /** How many the page of notifications shows first, and more with each press. */
    page: 50,
    /** How long cleared notifications can be brought back, in milliseconds. */
    undo: 10_000,
  },
  bell: { shown: 5, badgeMax: 9 },
  riderDashboard: { recentRides: 3, notifications: 5 },
  driverDashboard: { availableRides: 5, recentPayments: 5, notifications: 5 },
  radius: { min: 5, max: 100, default: 25, presets: [10, 25, 50, 75, 100], saveAfter: 500 },
  availability: { pollInterval: 10_000 },
  money: { feePercent: 20, lowBalance: 10 },
  distance: { earthRadiusKm: 6371, kmPerHour: 30, maxRideKm: 300 },
  fare: {
    base: 3,
    perKm: { economy: 1.5, comfort: 2, premium: 3, suv: 2.5 },
    cardMultiplier: { economy: 1, comfort: 1.3, premium: 2, suv: 1.7 },
    minutesPerKm: 2,
  },
  rating: { default: 5, changeableFor: 600_000 },
  booking: { confirmedRedirect: 3_000, bookAgainKey: 'bookAgainData', passengers: [1, 2, 3, 4] },
  quote: { validFor: 300_000 },
  placeSearch: { debounce: 500, settle: 300, minLength: 3 },
  ride: {
    expiresAfter: 300_000,
    /** How long after the arrival the driver may end the ride because the rider did not come. */
    noShowAfter: 300_000,
    /** How long after the end of a ride its two people can still write to each other. */
    contactAfterEnd: 1_800_000,
  },
  /** How long an offer goes to one wave of drivers before the next drivers get it. */
  offer: {
    waveEvery: 8_000,
    /** The last part of that time: the figure is red, and the sound repeats every `soundEvery`. */
    urgentBelow: 5_000,
    soundEvery: 1_000,
  },
  admin: {
    /** How long after sign-in the console loads its data, in milliseconds. */
    startsAfter: 100,
    refreshInterval: 30_000,
    /** How often the map reads where the drivers are, and which rides are under way. */
    positionsInterval: 3_000,
    ridesInterval: 10_000,
    /** Recent activity: how many are shown, and from how many of the newest of each kind they are drawn. */
    activity: { shown: 5, rides: 3, movements: 2, logs: 2 },
    /** How many notifications the console shows. */
    notifications: 10,
    /** How often live events read the lists of the console again, at most. */
    eventsEvery: 2_000,
    /** Default number of rows in the lists of rides and the audit trail. */
    ridesListed: 500,
    auditListed: 10,
    /** The highest amount of one transaction that an admin books. */
    amountAtMost: 1_000_000,
    /** The rider of an unpaid ride is reminded at most once in this time. */
    reminderEvery: 3_600_000,
  },
  ids: { shown: 8 },
  vehicle: { minYear: 2000 },
  dispute: { descriptionMin: 20, descriptionCounter: 500, reviewHours: [24, 48], refundDays: [3, 5] },
} as const;
