import type { LiveClientMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Position } from '../device-position/rules.ts';

/** Whether the id is usable: a page may pass one from a broken record. */
export const canConnect = (userId: string): boolean => !['', 'undefined', 'null'].includes(userId.trim());

/** How long to wait before the nth retry, counted from 1: 1 s, 2 s, 4 s, never above 5 s. */
export const reconnectDelay = (retry: number): number =>
  Math.min(limits.live.reconnectFirstDelay * 2 ** (retry - 1), limits.live.reconnectMaxDelay);

/** Whether the server refused the token, so that a retry needs another one. */
export const isRejection = ({ code, reason }: { code: number; reason: string }): boolean =>
  code === 1008 && (reason === 'Token expired' || reason === 'Invalid token');

/**
 * The features beyond the specification that this client announces, so that the server sends their
 * messages.
 */
export const clientFeatures = ['driver_location', 'ride_updated', 'admin_event'];

type Message<Type extends LiveClientMessage['type']> = Extract<LiveClientMessage, { type: Type }>;
/** The place and the interval of the search. Without a location, the place is the user's own. */
export type Proximity = {
  radius_km: number;
  update_interval: number;
  location?: { latitude: number; longitude: number };
};

export const locationUpdate = (role: Role, location: Position): Message<'location_update'> => ({
  type: 'location_update',
  location,
  user_type: role,
});

/** Riders look for drivers, all others for riders. */
export const proximitySubscription = (
  role: Role,
  proximity: Proximity,
): Message<'proximity_subscription'> => ({
  type: 'proximity_subscription',
  ...proximity,
  user_types: [role === 'rider' ? 'driver' : 'rider'],
});
