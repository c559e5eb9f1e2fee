import { command } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { rateAs } from '../../rides/rate.ts';

/** Rates a completed ride; within ten minutes a second rating replaces the first. */
export const rateRide: Handler<'rateRide'> = (context, request) =>
  command(context, request, 'rateRide', async (unit) => {
    await rateAs(unit, 'rider', request);
    return { status: 200 as const, body: { message: 'Thank you for your rating' } };
  });
