import type { OperationId } from '@mobility/openapi';

/** The default of the contract's limits, which are too heavy to ship for one number; a test compares. */
export const defaultRadius = 25;

/** An older server answers the available rides as a plain list. */
export const availableRidesOf = (body: unknown): unknown =>
  Array.isArray(body) ? { available_rides: body, driver_location: null, radius_km: defaultRadius } : body;

/** Some servers wrap the users: `{users: [...]}`. */
export const adminUsersOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'users' in body ? body.users : body;

/** Some servers leave the words of a notification under `data`. */
const withWords = (notification: { message?: unknown; data?: { message?: unknown } } | null): unknown =>
  notification && { ...notification, message: notification.message ?? notification.data?.message };

/** The list alone, or wrapped: `{notifications: [...]}`. */
export const notificationsOf = (body: unknown): unknown => {
  const whole = Array.isArray(body) ? { notifications: body } : body;
  if (typeof whole !== 'object' || whole === null || !('notifications' in whole)) return body;
  const { notifications } = whole;
  return Array.isArray(notifications) ? { ...whole, notifications: notifications.map(withWords) } : body;
};

/** Some servers wrap the payments: `{payments: [...]}`. */
export const paymentsOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'payments' in body ? body.payments : body;

/** Some servers wrap the audit trail: `{logs: [...]}`. */
export const auditLogsOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'logs' in body ? body.logs : body;

/** Per operation: what older servers answered, in the contract's form. */
export const olderForms: { [Id in OperationId]?: (body: unknown) => unknown } = {
  listAvailableRides: availableRidesOf,
  listAdminUsers: adminUsersOf,
  listAuditLogs: auditLogsOf,
  listNotifications: notificationsOf,
  listPayments: paymentsOf,
};
