import type { OperationId } from '@mobility/openapi';

type Fields = Record<string, unknown>;

/** Lists that some servers wrap in an object, with the name of the field. */
const wrappings: { [Id in OperationId]?: string } = {
  listAdminUsers: 'users',
  listAuditLogs: 'logs',
  listPayments: 'payments',
};
/** The field that contains the rides of an operation; '' means the body itself. */
const rideLists: { [Id in OperationId]?: string[] } = {
  listMyRides: [''],
  listAvailableRides: ['available_rides'],
  listUnifiedRides: ['completed_matches'],
  listAdminRides: ['pending_requests', 'completed_matches'],
};
/** Equals `limits.radius.default`, which a test checks. The table of limits is too large to ship for one number. */
const defaultRadius = 25;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to the items of a list that are objects. */
const mapObjects = (list: unknown, change: (item: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map((item) => (isObject(item) ? change(item) : item)) : list;

const addressIn = (place: unknown): unknown => (isObject(place) ? place.address : undefined);
/** Some servers send the address of a place only inside the place. */
const withAddresses = (ride: Fields): Fields => ({
  ...ride,
  pickup_address: ride.pickup_address ?? addressIn(ride.pickup_location),
  dropoff_address: ride.dropoff_address ?? addressIn(ride.dropoff_location),
});
const hasAddresses = ({ pickup_address, dropoff_address }: Fields): boolean =>
  pickup_address != null && dropoff_address != null;

const ridesWithAddresses = (body: unknown, [name, ...others]: string[]): unknown => {
  const complete = (list: unknown) =>
    mapObjects(list, (ride) => (hasAddresses(ride) ? ride : withAddresses(ride)));
  if (name === '') return complete(body);
  if (name === undefined || !isObject(body)) return body;
  return ridesWithAddresses({ ...body, [name]: complete(body[name]) }, others);
};

const messageIn = (data: unknown): unknown => (isObject(data) ? data.message : undefined);
/** Some servers send the text of a notification only under `data`. */
const notificationsOf = (body: unknown): unknown => {
  const whole: Fields = Array.isArray(body) ? { notifications: body } : Object(body);
  if (!Array.isArray(whole.notifications)) return body;
  const notifications = mapObjects(whole.notifications, (item) => ({
    ...item,
    message: item.message ?? messageIn(item.data),
  }));
  return { ...whole, notifications };
};

/** Converts an answer in an older form to the form of the contract. */
export const inContractForm = (id: OperationId, body: unknown): unknown => {
  const wrapping = wrappings[id];
  if (wrapping) return Object(body)[wrapping] ?? body;
  if (id === 'listNotifications') return notificationsOf(body);
  if (id === 'listAvailableRides' && Array.isArray(body))
    return inContractForm(id, { available_rides: body, driver_location: null, radius_km: defaultRadius });
  return ridesWithAddresses(body, rideLists[id] ?? []);
};
