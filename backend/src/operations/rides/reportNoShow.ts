import { command } from '../../command.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { endNoShow } from '../../rides/ending/no-show.ts';
import { tellWindows } from '../../rides/tell-windows.ts';

/** Ends the ride of a driver whose rider did not come. */
export const reportNoShow: Handler<'reportNoShow'> = async (context, request) => {
  const { params, caller } = request;
  const answer = await command(context, request, 'reportNoShow', async (unit) => {
    const penalty = await endNoShow(unit, caller, params.id);
    const message = 'Ride ended. The rider did not come.';
    return { status: 200 as const, body: { message, penalty_amount: fromCents(penalty) } };
  });
  tellWindows(context, caller.id, params.id);
  return answer;
};
