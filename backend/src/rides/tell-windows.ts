import type { Context } from '../context.ts';
import { rideUpdated, telemetry } from '../domain/messages/live-messages.ts';

/**
 * Has all windows of a user read a ride again that changed without a message to the user: because the user changed it,
 * paid it or answered whether its cash arrived, or because an admin offers it to a chosen driver.
 */
export const tellWindows = (
  { hub, now }: Pick<Context, 'hub' | 'now'>,
  userId: string,
  rideId: string,
): void => hub.show(userId, 'ride_updated', telemetry(rideUpdated({ ride_id: rideId }), now()));
