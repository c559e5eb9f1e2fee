import type { Routes } from '@mobility/openapi';

type Operations = 'getRidePaymentStatus' | 'initiateRidePayment' | 'processRidePayment';

/** Paying for completed rides. */
export const payments = {
  getRidePaymentStatus: 'GET /api/rides/{id}/payment/status',
  initiateRidePayment: 'POST /api/rides/{id}/payment/initiate body keyed',
  processRidePayment: 'POST /api/rides/{id}/payment/process body keyed',
} satisfies Pick<Routes, Operations>;
