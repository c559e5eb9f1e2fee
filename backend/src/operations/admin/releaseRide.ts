import { command } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { releaseRide as release } from '../../rides/ending/release-ride.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { tellWindows } from '../../rides/tell-windows.ts';

type Body = OperationRequest<'releaseRide'>['body'];

const messageOf = ({ outcome, driver_id }: Body): string => {
  if (outcome === 'cancel') return 'The ride has been cancelled';
  return driver_id ? 'The ride is offered to the driver you chose' : 'The ride is offered to other drivers';
};

const issuesOf = ({ outcome, driver_id }: Body) =>
  outcome === 'cancel' && driver_id !== undefined
    ? [{ loc: ['body', 'driver_id'], msg: 'driver_id belongs to offer_again', type: 'dependent' }]
    : [];

/** Cancels a ride that is stuck, or offers it to other drivers, or first to one driver alone. */
export const releaseRide: Handler<'releaseRide'> = async (context, request) => {
  const { params, body, caller } = request;
  const issues = issuesOf(body);
  if (issues.length > 0) throw new Refusal('validation_failed', issues);
  let waitingRider: string | null = null;
  const answer = await command(context, request, 'releaseRide', async (unit) => {
    const { status, rider_id } = await release(context, unit, caller, params.id, body);
    waitingRider = status === 'pending' ? rider_id : null;
    return { status: 200 as const, body: { message: messageOf(body) } };
  });
  if (body.outcome !== 'offer_again') return answer;
  await autoAccept(context, params.id);
  // A rider who loses a driver gets a message; one who waits only has more time.
  if (waitingRider !== null) tellWindows(context, waitingRider, params.id);
  return answer;
};
