import type { SocketTicket } from '@mobility/openapi';
import type { CallOptions, Tokens } from '../options.ts';

export type CredentialOptions = {
  tokens: Pick<Tokens, 'read'>;
  /** Issues a ticket for each socket. Without a client, the token opens the socket. */
  client?: { issueSocketTicket(options?: CallOptions): Promise<SocketTicket> };
};

const ticketTimeout = 5_000;
/** The statuses of a server that lacks the operation. */
const unknown = [404, 405, 501];

/** The current token, or '' when signed out; a promise only if the storage is asynchronous. */
export const tokenIn = (tokens: CredentialOptions['tokens']): string | Promise<string> => {
  const token = tokens.read();
  return typeof token === 'object' && token ? token.then((read) => read ?? '') : (token ?? '');
};

/**
 * The credential that opens a socket: a one-time ticket, or the current token where the server has no tickets. Returns a
 * promise only if a ticket must be issued or the token storage is asynchronous. It rejects if no ticket was issued,
 * because a token in an address may be logged.
 */
export const credentialOf = ({ tokens, client }: CredentialOptions): (() => string | Promise<string>) => {
  let offering = client;
  const ask = async (asked: NonNullable<typeof client>): Promise<string> => {
    try {
      return (await asked.issueSocketTicket({ timeout: ticketTimeout })).ticket;
    } catch (error) {
      if (!unknown.includes(Object(error).status)) throw error;
      offering = undefined;
      return tokenIn(tokens);
    }
  };
  return () => (offering ? ask(offering) : tokenIn(tokens));
};
