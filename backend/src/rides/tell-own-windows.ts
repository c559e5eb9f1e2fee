import type { Context } from '../context.ts';
import { rideUpdated, telemetry } from '../domain/messages/live-messages.ts';

/**
 * Notifies all windows of the user who changed a ride, so that they read it again; the ride's messages
 * go to the other users.
 */
export const tellOwnWindows = (
  { hub, now }: Pick<Context, 'hub' | 'now'>,
  userId: string,
  rideId: string,
): void => hub.show(userId, 'ride_updated', telemetry(rideUpdated({ ride_id: rideId }), now()));
