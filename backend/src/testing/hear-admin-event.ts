import type { Context } from '../context.ts';
import { acceptedRide } from './given/given-rides.ts';

/** The newest frame that reports to the admins what happened to a ride. */
export const hearAdminEvent = async (context: Context): Promise<unknown> => {
  const shown: string[] = [];
  const hub = {
    ...context.hub,
    showRole: (_role: string, _feature: string, frame: string) => void shown.push(frame),
  };
  await acceptedRide({ ...context, hub });
  const events: { kind: string }[] = shown.map((frame) => JSON.parse(frame));
  return events.findLast(({ kind }) => kind === 'ride');
};
