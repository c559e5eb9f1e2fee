/** The sentences of booking a ride and of finding places. */
export type BookingMessageKey =
  | 'booking.selectBothPlaces'
  | 'booking.failed'
  | 'booking.previousLoaded'
  /** With `address`: nobody could find it. */
  | 'booking.placeNotFound'
  /** With `km` and `limit`, both kilometres. */
  | 'booking.tooLong'
  | 'booking.samePlace'
  | 'booking.mapsUnavailable'
  | 'booking.coordinatesNumeric'
  /** Latitude -90 to 90, longitude -180 to 180. */
  | 'booking.coordinatesRange'
  /** The place is only a stand-in for an address that nobody could find. */
  | 'booking.approximatePlace';
