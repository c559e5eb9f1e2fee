import type { Handler } from '../../operation.ts';

/** Issues a one-time ticket for the live channel. */
export const issueSocketTicket: Handler<'issueSocketTicket'> = async ({ tickets }, { caller }) => {
  const { ticket, expiresAt } = tickets.issue(caller.sessionId);
  return { status: 200, body: { ticket, expires_at: new Date(expiresAt).toISOString() } };
};
