import type { Context } from '../context.ts';
import { createWatch } from '../live/proximity.ts';
import type { Connection } from '../live/sockets.ts';
import { transact } from '../operations/command.ts';
import { saveLocation } from '../store/locations.ts';
import { approvedDriver, user } from './given-people.ts';

/** What a rider in an empty place hears who looks for drivers, until the frame of this type, while a driver comes near. */
export const hearNearby = async (context: Context, type: string): Promise<unknown> => {
  const { id } = await user(context, 'rider');
  const at = { latitude: -30, longitude: Math.random() * 360 - 180, address: 'Far from everybody' };
  await transact(context, null, (unit) => saveLocation(unit, id, at));
  // Of a connection, the watch needs to know whose it is.
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
