import type { Handler } from '../../operation.ts';
import { transact } from '../command.ts';

/** Notes where the caller is; the last report wins. */
export const updateLocation: Handler<'updateLocation'> = async (context, { body, caller, requestId }) => {
  const { latitude, longitude, address, accuracy } = body.location;
  await transact(context, requestId, async ({ db, now }) => {
    const place = {
      latitude,
      longitude,
      address: address ?? null,
      accuracy: accuracy ?? null,
      reported_at: now,
    };
    await db
      .insertInto('locations')
      .values({ user_id: caller.id, ...place })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(place))
      .execute();
  });
  return { status: 200, body: { message: 'Location updated' } };
};
