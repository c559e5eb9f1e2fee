import { command } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { rateAs } from '../../rides/rate.ts';

/** Rates the rider of a completed ride; within ten minutes a second rating replaces the first. */
export const rateRider: Handler<'rateRider'> = (context, request) =>
  command(context, request, 'rateRider', async (unit) => {
    await rateAs(unit, 'driver', request);
    return { status: 200 as const, body: { message: 'Thank you for your rating' } };
  });
