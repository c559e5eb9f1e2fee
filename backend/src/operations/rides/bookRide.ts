import { commandAfter } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { book, readyToBook } from '../../rides/book.ts';
import { autoAccept } from '../../rides/offers/auto-accept.ts';
import { tellWindows } from '../../rides/tell-windows.ts';

/** Requests a ride and offers it to the nearest drivers in range; the others follow in waves. */
export const bookRide: Handler<'bookRide'> = async (context, request) => {
  const { body: trip, caller } = request;
  // A repeated request may follow a crash between the booking and the automatic accept.
  let mayBeAutomatic = true;
  const answer = await commandAfter(context, request, 'bookRide', {
    read: (db) => readyToBook(context, db, caller.id),
    work: async (unit, rider) => {
      const { ride, inRange, isAutomatic } = await book(context, unit, rider, trip);
      mayBeAutomatic = isAutomatic;
      return { status: 201 as const, body: { request_id: ride.id, matches_found: inRange } };
    },
  });
  if (mayBeAutomatic) await autoAccept(context, answer.body.request_id);
  tellWindows(context, caller.id, answer.body.request_id);
  return answer;
};
