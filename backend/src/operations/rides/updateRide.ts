import { command } from '../../command.ts';
import { driverCommands } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { acceptRide } from '../../rides/offers/accept-ride.ts';
import { checkStartPin } from '../../rides/start-pin.ts';
import { tellOwnWindows } from '../../rides/tell-own-windows.ts';

/** Accepts, arrives, starts or completes. */
export const updateRide: Handler<'updateRide'> = async (context, request) => {
  const answer = await command(context, request, 'updateRide', async (unit) => {
    const { body, caller, address } = request;
    const { action, start_pin: pin } = body;
    const rideId = request.params.id;
    if (action === 'accept') {
      await acceptRide(context, unit, caller.id, rideId);
      return { status: 200 as const, body: { message: 'Ride accepted' } };
    }
    await advanceRide(context, unit, {
      caller,
      rideId,
      command: action,
      ...(action === 'start' && { check: (ride) => checkStartPin(context, ride, { pin, address }) }),
    });
    return { status: 200 as const, body: { message: driverCommands[action].message } };
  });
  tellOwnWindows(context, request.caller.id, request.params.id);
  return answer;
};
