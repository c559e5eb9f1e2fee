import type { Http } from './http.ts';
import type { MobilityClient } from './operation.ts';

type Operations = 'getRidePaymentStatus' | 'initiateRidePayment' | 'processRidePayment';

/** Paying for completed rides. */
export const payments = ({ api, call }: Http): Pick<MobilityClient, Operations> => ({
  getRidePaymentStatus: (id, options) =>
    call('getRidePaymentStatus', options, (init) =>
      api.GET('/api/rides/{id}/payment/status', { ...init, params: { path: { id } } }),
    ),
  initiateRidePayment: (id, body, options) =>
    call('initiateRidePayment', options, (init) =>
      api.POST('/api/rides/{id}/payment/initiate', { ...init, params: { path: { id } }, body }),
    ),
  processRidePayment: (id, body, options) =>
    call('processRidePayment', options, (init) =>
      api.POST('/api/rides/{id}/payment/process', { ...init, params: { path: { id } }, body }),
    ),
});
