import type { OperationId } from '@mobility/openapi';
import bookRide from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import profile from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import location from '@mobility/openapi/examples/LocationUpdate.json' with { type: 'json' };
import rating from '@mobility/openapi/examples/RateRequest.json' with { type: 'json' };
import * as object from './objects.ts';
import type { Actor } from './world.ts';

/** What an operation answers to whom. Who may call at all is the contract's `x-roles`. */
export type Row = {
  /** What those get who may call it, and whose the object is. One status, or one for each of them. */
  own: number | Partial<Record<Actor, number>>;
  /** Makes the object that the path or the body names. */
  object?: object.MakeOwned;
  /** What others of the right role get for that object. */
  foreign?: 403 | 404 | 409;
  body?: unknown | ((id: string, actor: Actor) => unknown);
};

const cancel = (_: string, actor: Actor) => ({
  cancelled_by: actor === 'driver' || actor === 'otherDriver' ? 'driver' : 'rider',
  reason: 'Plans changed',
  confirmation: true,
});

/** A row for every operation of the contract. */
export const rows: Partial<Record<OperationId, Row>> = {
  getHealth: { own: 200 },
  login: { own: 401, body: { email: 'nobody@mobility.example', password: 'worthless' } },
  register: { own: 422, body: { email: 'not an address' } },
  getCurrentUser: { own: 200 },
  refreshSession: { own: 200 },
  logout: { own: 200 },
  listMyRides: { own: 200 },
  listAvailableRides: { own: 200 },
  bookRide: { own: 201, body: bookRide },
  updateRide: {
    own: { driver: 200, otherDriver: 200 },
    object: object.offeredRide,
    body: { action: 'accept' },
  },
  getPenaltyInfo: { own: 200, object: object.acceptedRide, foreign: 403 },
  cancelRide: { own: 200, object: object.acceptedRide, foreign: 403, body: cancel },
  rateRide: { own: 200, object: object.completedRide(), foreign: 403, body: rating },
  getRidePaymentStatus: { own: 200, object: object.completedRide(), foreign: 403 },
  initiateRidePayment: {
    own: 200,
    object: object.completedRide(),
    foreign: 403,
    body: { payment_method: 'balance' },
  },
  processRidePayment: {
    own: 200,
    object: object.completedRide('initiated'),
    foreign: 403,
    body: { payment_method: 'balance' },
  },
  updateLocation: { own: 200, body: location },
  getDriverProfile: { own: 200 },
  createDriverProfile: { own: 409, body: profile },
  getDriverPreferences: { own: 200 },
  updateDriverPreferences: { own: 200, body: { auto_accept: false } },
  goOnline: { own: 200 },
  goOffline: { own: 200 },
  getMyBalance: { own: 200 },
  getAdminStats: { own: 200 },
  listAdminUsers: { own: 200 },
  setDriverApproval: { own: 200, object: object.account('driver'), body: { is_approved: true } },
};
