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
  | 'live.rideCancelledNoReason'
  | 'live.rideMessage'
  | 'live.adminMessage'
  | 'live.paymentRequired'
  | 'live.payNow'
  | 'live.balanceTransaction'
  | InboxMessageKey;

/** The titles in the bell, by kind of message. */
type InboxMessageKey =
  | 'inbox.rideRequest'
  | 'inbox.rideNoLongerAvailable'
  | 'inbox.rideRedistributed'
  | 'inbox.rideAccepted'
  | 'inbox.driverArrived'
  | 'inbox.rideStarted'
  | 'inbox.rideCompleted'
  | 'inbox.rideCancelled'
  | 'inbox.rideMessage'
  | 'inbox.adminMessage'
  | 'inbox.paymentRequired'
  | 'inbox.balanceTransaction';
