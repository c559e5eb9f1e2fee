import bookRide from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import rating from '@mobility/openapi/examples/RateRequest.json' with { type: 'json' };
import * as object from '../objects.ts';
import type { Rows } from '../row.ts';
import type { Actor } from '../world.ts';

const cancel = (_: string, actor: Actor) => ({
  cancelled_by: actor === 'driver' || actor === 'otherDriver' ? 'driver' : 'rider',
  reason: 'Plans changed',
  confirmation: true,
});
const { pickup_location, dropoff_location } = bookRide;

export const rideRows: Rows = {
  listMyRides: { own: 200 },
  countMyRides: { own: 200 },
  listUnifiedRides: { own: 200 },
  listAvailableRides: { own: 200 },
  quoteRides: { own: 200, body: { pickup_location, dropoff_location } },
  bookRide: { own: 201, body: bookRide },
  updateRide: { own: 200, object: object.offeredRide, foreign: 409, body: { action: 'accept' } },
  declineRide: { own: 200, object: object.offeredRide, foreign: 409 },
  getPenaltyInfo: { own: 200, object: object.acceptedRide, foreign: 403 },
  cancelRide: { own: 200, object: object.acceptedRide, foreign: 403, body: cancel },
  reportNoShow: { own: 200, object: object.waitedRide, foreign: 403 },
  listRideMessages: { own: 200, object: object.acceptedRide, foreign: 403 },
  sendRideMessage: { own: 200, object: object.acceptedRide, foreign: 403, body: { message: 'On my way' } },
  shareTrip: { own: 200, object: object.acceptedRide, foreign: 403 },
  stopSharingTrip: { own: 200, object: object.acceptedRide, foreign: 403 },
  getSharedTrip: { own: 200, object: object.tripLink },
  reportSafety: {
    own: 200,
    object: object.acceptedRide,
    foreign: 403,
    body: { message: 'The driver does not stop' },
  },
  rateRide: { own: 200, object: object.completedRide(), foreign: 403, body: rating },
  rateRider: { own: 200, object: object.completedRide(), foreign: 403, body: rating },
};
