/** The sentences of a ride's life. */
export type RideMessageKey =
  | 'ride.cancelConfirm'
  | 'ride.cancelled'
  | 'ride.redistributed'
  | 'ride.cannotCancel'
  | 'ride.notFound'
  | 'ride.cancelNotAuthorized'
  | 'ride.cancelFailed'
  | 'ride.penaltyFailed'
  | 'ride.acceptFailed'
  | 'ride.updateFailed'
  | 'ride.ratingFailed'
  /** With `mood`: 'Angry' to 'Excited'. */
  | 'ride.ratingSubmitted'
  | 'ride.historyFailed'
  | 'ride.recentFailed';
