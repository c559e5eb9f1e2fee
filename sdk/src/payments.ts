import type { Routes } from '@mobility/openapi';

type Operations =
  | 'getRidePaymentStatus'
  | 'initiateRidePayment'
  | 'processRidePayment'
  | 'getPaymentSessionStatus'
  | 'getPaymentsSummary'
  | 'listPayments';

/** Paying for completed rides. */
export const payments = {
  getRidePaymentStatus: 'GET /api/rides/{id}/payment/status',
  initiateRidePayment: 'POST /api/rides/{id}/payment/initiate body keyed',
  processRidePayment: 'POST /api/rides/{id}/payment/process body keyed',
  getPaymentSessionStatus: 'GET /api/payments/status/{session_id} caller',
  getPaymentsSummary: 'GET /api/payments/summary',
  listPayments: 'GET /api/payments',
} satisfies Pick<Routes, Operations>;
