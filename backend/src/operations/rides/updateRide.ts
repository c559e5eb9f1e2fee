import { commandAfter } from '../../command.ts';
import type { Context } from '../../context.ts';
import { type DriverCommand, driverCommands } from '../../domain/ride.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { advanceRide, readyToAdvance } from '../../rides/advance-ride.ts';
import { acceptRide, readyToAccept } from '../../rides/offers/accept-ride.ts';
import { checkStartPin } from '../../rides/start-pin.ts';
import { tellWindows } from '../../rides/tell-windows.ts';

type Request = OperationRequest<'updateRide'>;

const accept = (context: Context, request: Request) =>
  commandAfter(context, request, 'updateRide', {
    read: (db) => readyToAccept(context, db, request.caller.id, request.params.id),
    work: async (unit, candidate) => {
      await acceptRide(unit, candidate);
      return { status: 200 as const, body: { message: 'Ride accepted' } };
    },
  });

const advance = (context: Context, request: Request, command: DriverCommand) => {
  const { caller, params, body, address } = request;
  return commandAfter(context, request, 'updateRide', {
    read: (db) => readyToAdvance(context, db, caller.id, params.id),
    work: async (unit, ready) => {
      await advanceRide(unit, ready, {
        caller,
        command,
        ...(command === 'start' && {
          check: (ride) => checkStartPin(context, ride, { pin: body.start_pin, address }),
        }),
      });
      return { status: 200 as const, body: { message: driverCommands[command].message } };
    },
  });
};

/** Accepts, arrives, starts or completes. */
export const updateRide: Handler<'updateRide'> = async (context, request) => {
  const { action } = request.body;
  const answer =
    action === 'accept' ? await accept(context, request) : await advance(context, request, action);
  tellWindows(context, request.caller.id, request.params.id);
  return answer;
};
