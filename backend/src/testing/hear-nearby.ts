import type { Context } from '../context.ts';
import { createWatch } from '../live/proximity.ts';
import type { Connection } from '../live/sockets.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { approvedDriver, user } from './given/given-people.ts';

/**
 * Collects the messages that a rider in an empty place gets while a driver comes near, up to the first of this type.
 */
export const hearNearby = async (context: Context, type: string): Promise<unknown> => {
  const { id } = await user(context, 'rider');
  const at = { latitude: -30, longitude: Math.random() * 360 - 180, address: 'Far from everybody' };
  await context.positions.report(id, placeFrom(at, context.now()));
  // The watch needs only the user of a connection.
  const connection = { userId: id, role: 'rider' } as Connection;
  let stop = () => {};
  let isComing = false;
  try {
    return await new Promise((resolve, reject) => {
      const subscription = { type: 'proximity_subscription', radius_km: 5, update_interval: 0.1 } as const;
      stop = createWatch(context)(connection, subscription, (text) => {
        const frame: { type: string; nearby_drivers?: unknown[] } = JSON.parse(text);
        const isEmpty = frame.nearby_drivers?.length === 0;
        if (frame.type === type && !isEmpty) resolve(frame);
        if (isComing || !isEmpty) return;
        isComing = true;
        approvedDriver(context, { at }).catch(reject);
      });
    });
  } finally {
    stop();
  }
};
