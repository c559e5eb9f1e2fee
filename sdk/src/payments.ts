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
  getRidePaymentStatus: 'GET /api/rides/{id}/payment/status PaymentStatus',
  initiateRidePayment: 'POST /api/rides/{id}/payment/initiate body keyed PaymentStatus',
  processRidePayment: 'POST /api/rides/{id}/payment/process body keyed PaymentResult',
  getPaymentSessionStatus: 'GET /api/payments/status/{session_id} caller SessionStatus',
  getPaymentsSummary: 'GET /api/payments/summary PaymentsSummary',
  listPayments: 'GET /api/payments PaymentRecord[]',
} satisfies Pick<Routes, Operations>;
