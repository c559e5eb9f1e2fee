import type { Context } from '../context.ts';
import { reportLocation } from '../rides/report-location.ts';
import { approvedDriver, cityHall } from './given/given-people.ts';
import { acceptedRide } from './given/given-rides.ts';

/** The frame that shows a rider a step of the driver. */
export const hearDriver = async (context: Context): Promise<unknown> => {
  const driver = await approvedDriver(context);
  await acceptedRide(context, { driver });
  const shown: string[] = [];
  const hub = {
    ...context.hub,
    show: (_user: string, _feature: string, frame: string) => void shown.push(frame),
  };
  const step = { ...cityHall, latitude: cityHall.latitude + 0.001 };
  await reportLocation({ ...context, hub }, driver.caller, step);
  return JSON.parse(shown[0] ?? 'null');
};
