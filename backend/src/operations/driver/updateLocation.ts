import type { Handler } from '../../operation.ts';
import { reportLocation } from '../../rides/report-location.ts';

/** Stores the caller's location; the last report wins. */
export const updateLocation: Handler<'updateLocation'> = async (context, { body, caller }) => {
  await reportLocation(context, caller, body.location);
  return { status: 200, body: { message: 'Location updated' } };
};
