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
  listMyRides: 'GET /api/rides/my-rides query',
  listAvailableRides: 'GET /api/rides/available caller',
  bookRide: 'POST /api/rides/request body keyed',
  updateRide: 'POST /api/rides/{id}/update body keyed',
  getPenaltyInfo: 'GET /api/rides/{id}/penalty-info',
  cancelRide: 'POST /api/rides/{id}/cancel body keyed',
  rateRide: 'POST /api/rides/{id}/rate body keyed',
  rateRider: 'POST /api/rides/{id}/rate-rider body keyed',
  listUnifiedRides: 'GET /api/rides/unified',
  quoteRides: 'POST /api/rides/quotes body',
  sendRideMessage: 'POST /api/rides/{id}/messages body keyed',
} satisfies Pick<Routes, Operations>;
