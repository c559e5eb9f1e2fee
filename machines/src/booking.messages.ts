/** The sentences of booking a ride and of finding places. */
export type BookingMessageKey =
  | 'booking.selectBothPlaces'
  | 'booking.failed'
  | 'booking.previousLoaded'
  | 'booking.placeNotFound'
  | 'booking.mapsUnavailable'
  | 'booking.coordinatesNumeric';
