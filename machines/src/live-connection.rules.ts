import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { haversineKm } from './distance.rules.ts';

const audience: Partial<Record<LiveMessage['type'], Role>> = {
  ride_request: 'driver',
  ride_no_longer_available: 'driver',
  ride_redistributed: 'driver',
  ride_accepted: 'rider',
  driver_arrived: 'rider',
  ride_started: 'rider',
  ride_completed: 'rider',
  nearby_drivers_update: 'rider',
  reply_received: 'admin',
};

/** Whether the message is meant for this role; what is not listed is for everyone. */
export const isMeantFor = (role: Role, { type }: LiveMessage): boolean => (audience[type] ?? role) === role;

/** Whether the id is one at all: a page may hand over what it read from a broken record. */
export const canConnect = (userId: string): boolean => !['', 'undefined', 'null'].includes(userId.trim());

/** How long to wait before the nth retry, counted from 1: 1 s, 2 s, 4 s, never above 5 s. */
export const reconnectDelay = (retry: number): number =>
  Math.min(limits.live.reconnectFirstDelay * 2 ** (retry - 1), limits.live.reconnectMaxDelay);

/** Whether the server refused the token: the one close that no retry with the same token can mend. */
export const isRejection = ({ code, reason }: { code: number; reason: string }): boolean =>
  code === 1008 && (reason === 'Token expired' || reason === 'Invalid token');

type Message<Type extends LiveClientMessage['type']> = Extract<LiveClientMessage, { type: Type }>;
/** A place at a time, in milliseconds since 1970. */
export type Position = { latitude: number; longitude: number; accuracy?: number; timestamp: number };
export type Proximity = { radius_km: number; update_interval: number };

/** Whether the position says something new: at most one a second, and only after a move or some time. */
export const isWorthTelling = (told: Position | null, next: Position): boolean => {
  if (!told) return true;
  const passed = next.timestamp - told.timestamp;
  if (passed < limits.live.positionInterval) return false;
  return passed >= limits.live.positionDue || haversineKm(told, next) > limits.live.positionMoveKm;
};

export const locationUpdate = (role: Role, location: Position): Message<'location_update'> => ({
  type: 'location_update',
  location,
  user_type: role,
});

/** Riders look for drivers, everybody else for riders. */
export const proximitySubscription = (
  role: Role,
  proximity: Proximity,
): Message<'proximity_subscription'> => ({
  type: 'proximity_subscription',
  ...proximity,
  user_types: [role === 'rider' ? 'driver' : 'rider'],
});
