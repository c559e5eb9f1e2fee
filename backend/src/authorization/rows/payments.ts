import * as object from '../objects.ts';
import type { Rows } from '../row.ts';

const byBalance = { payment_method: 'balance' };

export const paymentRows: Rows = {
  getRidePaymentStatus: { own: 200, object: object.completedRide(), foreign: 403 },
  initiateRidePayment: { own: 200, object: object.completedRide(), foreign: 403, body: byBalance },
  processRidePayment: { own: 200, object: object.completedRide('initiated'), foreign: 403, body: byBalance },
};
