import { command } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { releaseRide as release } from '../../rides/ending/release-ride.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';

const messages = {
  cancel: 'The ride has been cancelled',
  offer_again: 'The ride is offered to other drivers',
} as const;

/** Cancels a ride that is stuck, or gives it to another driver. */
export const releaseRide: Handler<'releaseRide'> = async (context, request) => {
  const { params, body, caller } = request;
  const answer = await command(context, request, 'releaseRide', async (unit) => {
    await release(context, unit, caller, params.id, body);
    return { status: 200 as const, body: { message: messages[body.outcome] } };
  });
  if (body.outcome === 'offer_again') await autoAccept(context, params.id);
  return answer;
};
