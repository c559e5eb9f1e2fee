import { command } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { book } from '../../rides/book.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { driversInRange, wantedFor } from '../../rides/offers/drivers-in-range.ts';
import { tellOwnWindows } from '../../rides/tell-own-windows.ts';

/** Requests a ride and offers it to the nearest drivers in range; the others follow in waves. */
export const bookRide: Handler<'bookRide'> = async (context, request) => {
  const trip = request.body;
  // Before the transaction, which only confirms the drivers who are asked.
  const found = await driversInRange(context, context.store.read, wantedFor(trip));
  const answer = await command(context, request, 'bookRide', async (unit) => {
    const { ride, inRange } = await book(context, unit, request.caller.id, { trip, found });
    return { status: 201 as const, body: { request_id: ride.id, matches_found: inRange } };
  });
  tellOwnWindows(context, request.caller.id, answer.body.request_id);
  await autoAccept(context, answer.body.request_id);
  return answer;
};
