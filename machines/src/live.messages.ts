/** The sentences of the live connection and of what it brings. */
export type LiveMessageKey =
  | 'live.connectionError'
  | 'live.connectionFailed'
  | 'live.unableToConnect'
  | 'live.rideRequest'
  | 'live.newAvailableRide'
  | 'live.rideAccepted'
  | 'live.rideNoLongerAvailable'
  | 'live.rideRedistributed'
  | 'live.driverArrived'
  | 'live.rideStarted'
  | 'live.rideCompleted'
  | 'live.rideCancelled'
  | 'live.rideMessage'
  | 'live.adminMessage'
  | 'live.paymentRequired'
  | 'live.payNow'
  | 'live.balanceTransaction';
