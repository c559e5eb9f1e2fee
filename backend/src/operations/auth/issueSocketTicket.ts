import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { keepTicket } from '../../store/messages/socket-tickets.ts';

/** Issues a one-time ticket for the live channel. */
export const issueSocketTicket: Handler<'issueSocketTicket'> = async (context, { caller, requestId }) => {
  const { ticket, expiresAt } = await transact(context, { requestId, claims: [] }, (unit) =>
    keepTicket(unit, caller),
  );
  return { status: 200, body: { ticket, expires_at: new Date(expiresAt).toISOString() } };
};
