import checkout from '@mobility/openapi/examples/CheckoutRequest.json' with { type: 'json' };
import newCard from '@mobility/openapi/examples/SaveCardRequest.json' with { type: 'json' };
import topUp from '@mobility/openapi/examples/TopUpRequest.json' with { type: 'json' };
import { complaint } from '../../testing/given/given-disputes.ts';
import * as object from '../objects.ts';
import type { Rows } from '../row.ts';

const byBalance = { payment_method: 'balance' };

export const paymentRows: Rows = {
  getRidePaymentStatus: { own: 200, object: object.completedRide(), foreign: 403 },
  initiateRidePayment: { own: 200, object: object.completedRide(), foreign: 403, body: byBalance },
  processRidePayment: { own: 200, object: object.completedRide('initiated'), foreign: 403, body: byBalance },
  getPaymentSessionStatus: { own: 200, object: object.paymentSession, foreign: 404 },
  listPayments: { own: 200 },
  getPaymentsSummary: { own: 200 },
  getEarnings: { own: 200 },
  listPendingPayments: { own: 200 },
  confirmCashReceived: { own: 200, object: object.completedRide('cash'), foreign: 403 },
  reportCashMissing: { own: 200, object: object.completedRide('cash'), foreign: 403 },
  topUpBalance: { own: 201, body: topUp },
  openCheckout: { own: 200, object: object.paymentPage, foreign: 403, body: checkout },
  listSavedCards: { own: 200 },
  saveCard: { own: 201, body: newCard },
  removeCard: { own: 200, object: object.card, foreign: 404 },
  setDefaultCard: { own: 200, object: object.card, foreign: 404 },
};

export const disputeRows: Rows = {
  submitDispute: { own: 201, object: object.completedRide('balance'), foreign: 403, body: complaint },
  listMyDisputes: { own: 200 },
  listDisputes: { own: 200 },
  resolveDispute: { own: 200, object: object.dispute, body: { outcome: 'rejected' } },
};
