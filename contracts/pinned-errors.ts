import type { OperationId } from '@mobility/openapi';

/** An error whose text users see: the specification gives it, or the screen shows the server's detail. */
export type PinnedError = { operation: OperationId; status: number; detail?: string };

const adminOnly = { status: 403, detail: 'Admin access required' } as const;
const noUser = { status: 404, detail: 'User not found' } as const;
const noRide = { status: 404, detail: 'Ride not found' } as const;

/** The specification's error catalogue (section 8), call by call. Without `detail`, the screen shows any text of the server. */
export const pinnedErrors: readonly PinnedError[] = [
  { operation: 'getCurrentUser', status: 401 },
  { operation: 'login', status: 401 },
  { operation: 'login', status: 403 },
  { operation: 'register', status: 409 },
  { operation: 'register', status: 422 },
  { operation: 'refreshSession', status: 401 },
  { operation: 'refreshSession', status: 403 },
  { operation: 'replyToNotification', status: 404 },
  { operation: 'replyToNotification', status: 422 },
  { operation: 'bookRide', status: 400 },
  { operation: 'bookRide', status: 409 },
  { operation: 'getPenaltyInfo', status: 404 },
  { operation: 'cancelRide', status: 400, detail: 'Ride cannot be cancelled' },
  { operation: 'cancelRide', status: 403, detail: 'Not authorized to cancel this ride' },
  { operation: 'cancelRide', ...noRide },
  { operation: 'rateRide', status: 400 },
  { operation: 'rateRide', status: 409 },
  { operation: 'getRidePaymentStatus', status: 404 },
  { operation: 'initiateRidePayment', status: 400 },
  { operation: 'initiateRidePayment', status: 409 },
  { operation: 'processRidePayment', status: 400 },
  { operation: 'processRidePayment', status: 402 },
  { operation: 'processRidePayment', status: 409 },
  { operation: 'getPaymentSessionStatus', status: 404 },
  { operation: 'submitDispute', status: 400 },
  { operation: 'submitDispute', status: 409 },
  { operation: 'submitDispute', status: 422 },
  { operation: 'updateDriverPreferences', status: 422 },
  { operation: 'getDriverProfile', status: 404 },
  { operation: 'createDriverProfile', status: 422 },
  { operation: 'createDriverProfile', status: 409 },
  { operation: 'goOnline', status: 400, detail: 'Please update your location before going online' },
  { operation: 'updateRide', status: 400 },
  { operation: 'updateRide', status: 402 },
  { operation: 'updateRide', status: 409, detail: 'This ride request has been accepted by another driver' },
  { operation: 'notifyRideParticipants', ...noRide },
  { operation: 'getUserBalance', ...noUser },
  { operation: 'createBalanceTransaction', status: 400 },
  { operation: 'restoreBackup', status: 400 },
  { operation: 'setUserStatus', ...adminOnly },
  { operation: 'setUserStatus', ...noUser },
  { operation: 'sendValidationEmail', ...adminOnly },
  { operation: 'sendValidationEmail', ...noUser },
  { operation: 'resetUserPassword', ...adminOnly },
  { operation: 'resetUserPassword', ...noUser },
  { operation: 'updateUser', ...noUser },
  { operation: 'updateUser', status: 409 },
  { operation: 'remindUnpaidRide', ...noRide },
  { operation: 'escalateUnpaidRide', ...noRide },
  { operation: 'escalateUnpaidRide', status: 409 },
  { operation: 'getConversation', status: 404 },
  { operation: 'getPaymentAnalytics', ...adminOnly },
];
