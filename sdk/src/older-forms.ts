import { limits } from '@mobility/openapi/limits';

/** An older server answers the available rides as a plain list. */
export const availableRidesOf = (body: unknown): unknown =>
  Array.isArray(body)
    ? { available_rides: body, driver_location: null, radius_km: limits.radius.default }
    : body;

/** Some servers wrap the users: `{users: [...]}`. */
export const adminUsersOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'users' in body ? body.users : body;
