import { steps } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { command } from '../command.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';

/** Accepts, arrives, starts or completes. */
export const updateRide: Handler<'updateRide'> = (context, request) =>
  command(context, request, 'updateRide', async (unit) => {
    const { action } = request.body;
    if (action === 'accept') {
      await acceptRide(unit, request.caller.id, request.params.id);
      return { status: 200 as const, body: { message: 'Ride accepted' } };
    }
    await advanceRide(unit, request.caller, request.params.id, action);
    return { status: 200 as const, body: { message: steps[action].message } };
  });
