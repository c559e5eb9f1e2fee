import type { Context } from '../context.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { acceptedRide } from './given/given-rides.ts';
import { requestBy } from './request.ts';

/** The frame that reports to a driver's windows that the driver changed the ride. */
export const hearOwnWindow = async (context: Context): Promise<unknown> => {
  const { driver, rideId } = await acceptedRide(context);
  const shown: string[] = [];
  const hub = {
    ...context.hub,
    show: (_user: string, _feature: string, frame: string) => void shown.push(frame),
  };
  const body = { action: 'arrive' as const };
  await updateRide({ ...context, hub }, requestBy(driver, { params: { id: rideId }, body }));
  return JSON.parse(shown[0] ?? 'null');
};
