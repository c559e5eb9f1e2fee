import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { saveLocation } from '../../store/locations.ts';

/** Stores the caller's location; the last report wins. */
export const updateLocation: Handler<'updateLocation'> = async (context, { body, caller, requestId }) => {
  await transact(context, requestId, (unit) => saveLocation(unit, caller.id, body.location));
  return { status: 200, body: { message: 'Location updated' } };
};
