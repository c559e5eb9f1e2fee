import type { LiveMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';

const audience: Partial<Record<LiveMessage['type'], Role>> = {
  ride_request: 'driver',
  ride_no_longer_available: 'driver',
  ride_redistributed: 'driver',
  ride_accepted: 'rider',
  driver_arrived: 'rider',
  ride_started: 'rider',
  ride_completed: 'rider',
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
