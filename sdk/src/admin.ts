import type { Http } from './http.ts';
import { adminUsersOf } from './older-forms.ts';
import type { MobilityClient } from './operation.ts';

type Operations = 'getAdminStats' | 'listAdminUsers' | 'setDriverApproval';

/** The console: figures, users, approvals. */
export const admin = ({ api, call }: Http): Pick<MobilityClient, Operations> => ({
  getAdminStats: (query, options) =>
    call('getAdminStats', options, (init) => api.GET('/api/admin/stats', { ...init, params: { query } })),
  listAdminUsers: (query, options) =>
    call(
      'listAdminUsers',
      options,
      (init) => api.GET('/api/admin/users', { ...init, params: { query } }),
      adminUsersOf,
    ),
  setDriverApproval: (id, body, options) =>
    call('setDriverApproval', options, (init) =>
      api.PATCH('/api/admin/drivers/{id}/approval', { ...init, params: { path: { id } }, body }),
    ),
});
