import * as object from '../objects.ts';
import type { Rows } from '../row.ts';

export const adminRows: Rows = {
  getAdminStats: { own: 200 },
  listAdminUsers: { own: 200 },
  setDriverApproval: { own: 200, object: object.account('driver'), body: { is_approved: true } },
  notifyRideParticipants: {
    own: 200,
    object: object.forAdmin(object.acceptedRide),
    body: { message: 'Please drive carefully', target: 'both' },
  },
};
