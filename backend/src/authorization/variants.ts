import bookRide from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import profile from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import * as object from './objects.ts';
import type { Variant } from './row.ts';

const byCard = { payment_method: 'stripe' };
const inCash = { payment_method: 'cash' };
const asDriver = { cancelled_by: 'driver', reason: 'Plans changed', confirmation: true };
const step = { of: 'updateRide', own: 200, foreign: 403 } as const;

/** Requests that the single row of an operation does not cover. */
export const variants: readonly Variant[] = [
  { ...step, as: 'arrive', object: object.acceptedRide, body: { action: 'arrive' } },
  { ...step, as: 'start', object: object.arrivingRide, body: { action: 'start' } },
  { ...step, as: 'complete', object: object.inProgressRide, body: { action: 'complete' } },
  // Another user's ride, with a driver.
  {
    ...step,
    as: 'accept again',
    foreign: 409,
    object: object.acceptedRide,
    body: { action: 'accept' },
  },
  {
    of: 'cancelRide',
    as: 'under way',
    own: { driver: 200, rider: 400 },
    foreign: 403,
    object: object.inProgressRide,
    body: asDriver,
  },
  {
    of: 'createDriverProfile',
    as: 'for the first time',
    own: 201,
    object: object.newDrivers,
    body: profile,
  },
  {
    of: 'updateDriverProfile',
    as: 'with the same license',
    own: 200,
    body: { ...profile, license_plate: '7ABC123', license_number: 'D1234567' },
  },
  {
    of: 'initiateRidePayment',
    as: 'by card',
    own: 200,
    foreign: 403,
    object: object.completedRide(),
    body: byCard,
  },
  {
    of: 'processRidePayment',
    as: 'in cash',
    own: 200,
    foreign: 403,
    object: object.completedRide('initiated'),
    body: inCash,
  },
  {
    of: 'topUpBalance',
    as: 'by a saved card',
    own: 201,
    foreign: 404,
    object: object.card,
    body: (card_id: string) => ({ amount: 25, card_id }),
  },
  {
    of: 'bookRide',
    as: 'at a quoted price',
    own: 201,
    foreign: 400,
    object: object.quote,
    body: (quote_id: string) => ({ ...bookRide, ...object.quotedTrip, quote_id }),
  },
  {
    of: 'markNotificationsRead',
    as: 'by their ids',
    own: 200,
    foreign: 200,
    object: object.notification,
    body: (id: string) => ({ ids: [id] }),
  },
];
