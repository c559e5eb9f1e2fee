import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { declineRide as decline } from '../../rides/offers/decline-ride.ts';

/** Declines an offer; the next drivers get it at once. */
export const declineRide: Handler<'declineRide'> = async (context, { caller, params, requestId }) => {
  const asked = await transact(context, { requestId, claims: [caller.id, params.id] }, (unit) =>
    decline(context, unit, caller.id, params.id),
  );
  if (asked > 0) await autoAccept(context, params.id);
  return { status: 200, body: { message: 'Offer declined' } };
};
