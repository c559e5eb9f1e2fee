import type { Handler } from '../../operation.ts';
import { saveLocation } from '../../store/locations.ts';
import { transact } from '../command.ts';

/** Notes where the caller is; the last report wins. */
export const updateLocation: Handler<'updateLocation'> = async (context, { body, caller, requestId }) => {
  await transact(context, requestId, (unit) => saveLocation(unit, caller.id, body.location));
  return { status: 200, body: { message: 'Location updated' } };
};
