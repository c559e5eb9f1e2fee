import { command } from '../../command.ts';
import { driverCommands } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { acceptRide } from '../../rides/offers/accept-ride.ts';

/** Accepts, arrives, starts or completes. */
export const updateRide: Handler<'updateRide'> = (context, request) =>
  command(context, request, 'updateRide', async (unit) => {
    const { action } = request.body;
    if (action === 'accept') {
      await acceptRide(unit, request.caller.id, request.params.id);
      return { status: 200 as const, body: { message: 'Ride accepted' } };
    }
    await advanceRide(unit, request.caller, request.params.id, action);
    return { status: 200 as const, body: { message: driverCommands[action].message } };
  });
