import { commandAfter } from '../../command.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { cancel } from '../../rides/ending/cancel-ride.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { requireRide } from '../../rides/ride-access.ts';
import { tellWindows } from '../../rides/tell-windows.ts';

/** Cancels a ride, or gives it back to other drivers. */
export const cancelRide: Handler<'cancelRide'> = async (context, request) => {
  const { params, body, caller } = request;
  const answer = await commandAfter(context, request, 'cancelRide', {
    read: (db) => requireRide(db, params.id),
    work: async (unit, ride) => {
      const { penalty, isOfferedAgain } = await cancel(context, unit, caller, ride, body);
      const message = isOfferedAgain
        ? 'Ride cancelled. It is offered to other drivers.'
        : 'Ride cancelled successfully';
      return { status: 200 as const, body: { message, penalty_amount: fromCents(penalty) } };
    },
  });
  tellWindows(context, caller.id, params.id);
  if (caller.role === 'driver') await autoAccept(context, params.id);
  return answer;
};
