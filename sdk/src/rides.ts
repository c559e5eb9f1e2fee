import type { Http } from './http.ts';
import { availableRidesOf } from './older-forms.ts';
import type { MobilityClient } from './operation.ts';

type Operations =
  | 'listMyRides'
  | 'listAvailableRides'
  | 'bookRide'
  | 'updateRide'
  | 'getPenaltyInfo'
  | 'cancelRide'
  | 'rateRide';

/** Booking, running, cancelling and rating rides. */
export const rides = ({ api, call }: Http): Pick<MobilityClient, Operations> => ({
  listMyRides: (query, options) =>
    call('listMyRides', options, (init) => api.GET('/api/rides/my-rides', { ...init, params: { query } })),
  listAvailableRides: (options) =>
    call('listAvailableRides', options, (init) => api.GET('/api/rides/available', init), availableRidesOf),
  bookRide: (body, options) =>
    call('bookRide', options, (init) => api.POST('/api/rides/request', { ...init, body })),
  updateRide: (id, body, options) =>
    call('updateRide', options, (init) =>
      api.POST('/api/rides/{id}/update', { ...init, params: { path: { id } }, body }),
    ),
  getPenaltyInfo: (id, options) =>
    call('getPenaltyInfo', options, (init) =>
      api.GET('/api/rides/{id}/penalty-info', { ...init, params: { path: { id } } }),
    ),
  cancelRide: (id, body, options) =>
    call('cancelRide', options, (init) =>
      api.POST('/api/rides/{id}/cancel', { ...init, params: { path: { id } }, body }),
    ),
  rateRide: (id, body, options) =>
    call('rateRide', options, (init) =>
      api.POST('/api/rides/{id}/rate', { ...init, params: { path: { id } }, body }),
    ),
});
