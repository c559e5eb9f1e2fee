import type { Context } from '../context.ts';
import { rideUpdated, telemetry } from '../domain/messages/live-messages.ts';

/** Tells all windows of the person who changed a ride to read it again; the messages about it go to the others. */
export const tellOwnWindows = (
  { hub, now }: Pick<Context, 'hub' | 'now'>,
  userId: string,
  rideId: string,
): void => hub.show(userId, 'ride_updated', telemetry(rideUpdated({ ride_id: rideId }), now()));
