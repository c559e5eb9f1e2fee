import { haversineKm } from '@mobility/openapi/drive';
import { limits } from '@mobility/openapi/limits';

/** A position of the device with its time, in milliseconds since 1970. */
export type Position = {
  latitude: number;
  longitude: number;
  accuracy?: number;
  /** Degrees, clockwise from north. */
  heading?: number;
  timestamp: number;
};
/** The position that was sent last, and when. */
export type Sent = { position: Position; at: number };

/** Whether to send a position now: at most one a second, after a move or some time. */
export const isDue = (sent: Sent | null, next: Position, now: number): boolean => {
  if (!sent) return true;
  const passed = now - sent.at;
  if (passed < limits.live.positionInterval) return false;
  return passed >= limits.live.positionDue || haversineKm(sent.position, next) > limits.live.positionMoveKm;
};
