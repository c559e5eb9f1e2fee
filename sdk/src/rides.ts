import type { Routes } from '@mobility/openapi';

type Operations =
  | 'listMyRides'
  | 'listAvailableRides'
  | 'bookRide'
  | 'updateRide'
  | 'getPenaltyInfo'
  | 'cancelRide'
  | 'rateRide'
  | 'rateRider'
  | 'listUnifiedRides'
  | 'quoteRides'
  | 'sendRideMessage';

/** Booking, running, cancelling and rating rides. */
export const rides = {
  listMyRides: 'GET /api/rides/my-rides query Ride[]',
  listAvailableRides: 'GET /api/rides/available caller AvailableRides',
  bookRide: 'POST /api/rides/request body keyed RideBooked',
  updateRide: 'POST /api/rides/{id}/update body keyed Message',
  getPenaltyInfo: 'GET /api/rides/{id}/penalty-info PenaltyInfo',
  cancelRide: 'POST /api/rides/{id}/cancel body keyed RideCancelled',
  rateRide: 'POST /api/rides/{id}/rate body keyed Message',
  rateRider: 'POST /api/rides/{id}/rate-rider body keyed Message',
  listUnifiedRides: 'GET /api/rides/unified UnifiedRides',
  quoteRides: 'POST /api/rides/quotes body RideQuotes',
  sendRideMessage: 'POST /api/rides/{id}/messages body keyed ReplyResult',
} satisfies Pick<Routes, Operations>;
