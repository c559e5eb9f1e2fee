import * as object from '../objects.ts';
import type { Rows } from '../row.ts';

const rider = object.account('rider');
const credit = (id: string) => ({
  user_id: id,
  amount: 5,
  transaction_type: 'credit',
  description: 'Goodwill',
});

/** Users, their balances and their rides. */
export const adminRows: Rows = {
  getAdminStats: { own: 200 },
  listAdminUsers: { own: 200 },
  getAdminUser: { own: 200, object: object.account('driver') },
  listUserRides: { own: 200, object: rider },
  listUserPayments: { own: 200, object: rider },
  updateUser: {
    own: 200,
    object: rider,
    body: { name: 'New Name', email: 'new@mobility.example', role: 'rider' },
  },
  setUserStatus: { own: 200, object: rider, body: { is_active: false } },
  resetUserPassword: { own: 200, object: rider, body: { new_password: 'a new password' } },
  sendValidationEmail: { own: 200, object: rider },
  setDriverApproval: { own: 200, object: object.account('driver'), body: { is_approved: false } },
  sendDriverBack: { own: 200, object: object.account('driver'), body: { reason: 'The plate is wrong' } },
  getUserBalance: { own: 200, object: rider },
  createBalanceTransaction: { own: 201, object: rider, body: credit },
  listAdminBalances: { own: 200 },
  listAdminRides: { own: 200 },
  notifyRideParticipants: {
    own: 200,
    object: object.forAdmin(object.acceptedRide),
    body: { message: 'Please drive carefully', target: 'both' },
  },
  releaseRide: {
    own: 200,
    object: object.forAdmin(object.acceptedRide),
    body: { outcome: 'offer_again', reason: 'The driver does not come' },
  },
  listRideCandidates: { own: 200, object: object.forAdmin(object.acceptedRide) },
  refundRide: {
    own: 200,
    object: object.forAdmin(object.completedRide('balance')),
    body: { amount: 0.5, reason: 'A long way round' },
  },
  sendUserMessage: { own: 200, object: rider, body: { message: 'Please send us a photo' } },
  setConversationStatus: {
    own: 200,
    object: object.thread,
    body: (id: string) => ({ is_answered: true, last_message_id: object.lastMessageOf(id) }),
  },
  listUnpaidRides: { own: 200 },
  remindUnpaidRide: { own: 200, object: object.forAdmin(object.completedRide()) },
  escalateUnpaidRide: { own: 200, object: object.forAdmin(object.completedRide()) },
  writeOffUnpaidRide: {
    own: 200,
    object: object.forAdmin(object.completedRide()),
    body: { reason: 'The rider cannot be reached' },
  },
};

/** The lists and figures of the admin console. */
export const consoleRows: Rows = {
  listAuditLogs: { own: 200 },
  listBalanceMovements: { own: 200 },
  listDriverLocations: { own: 200 },
  getWaitingCounts: { own: 200 },
  getPaymentAnalytics: { own: 200 },
  getDatabaseStatus: { own: 200 },
  createBackup: { own: 200 },
  previewRestore: { own: 400, body: { format: 'something else' } },
  restoreBackup: { own: 400, body: { format: 'something else' } },
  getSystemHealth: { own: 200 },
  // The operation exists only in demo mode.
  listEmails: { own: 404 },
  getSimulation: { own: 404 },
  steerSimulation: { own: 404, body: { running: false } },
};
