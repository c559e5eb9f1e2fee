import type { OperationId } from '@mobility/openapi';

/** Lists that some servers wrap, and in what. */
const wrappings: { [Id in OperationId]?: string } = {
  listAdminUsers: 'users',
  listAuditLogs: 'logs',
  listPayments: 'payments',
};
/** The default of the contract's limits, which are too heavy to ship for one number; a test compares. */
const defaultRadius = 25;

type Notification = { message?: unknown; data?: { message?: unknown } } | null;
/** Some servers leave the words of a notification under `data`. */
const withWords = (notification: Notification): unknown =>
  notification && { ...notification, message: notification.message ?? notification.data?.message };

const notificationsOf = (body: unknown): unknown => {
  const whole: { notifications?: unknown } = Array.isArray(body) ? { notifications: body } : Object(body);
  const { notifications } = whole;
  return Array.isArray(notifications) ? { ...whole, notifications: notifications.map(withWords) } : body;
};

/** A vehicle without a type is an economy one. */
const withVehicleType = (profile: { vehicle_type?: unknown }): unknown => ({
  ...profile,
  vehicle_type: profile.vehicle_type ?? 'economy',
});

/** What a server answered, older ones included, in the contract's form. */
export const inContractForm = (id: OperationId, body: unknown): unknown => {
  const wrapping = wrappings[id];
  if (wrapping) return Object(body)[wrapping] ?? body;
  if (id === 'listAvailableRides' && Array.isArray(body))
    return { available_rides: body, driver_location: null, radius_km: defaultRadius };
  if (id.endsWith('DriverProfile')) return withVehicleType(Object(body));
  return id === 'listNotifications' ? notificationsOf(body) : body;
};
