import type { SocketTicket } from '@mobility/openapi';
import type { CallOptions } from '../options.ts';

export type CredentialOptions = {
  tokens: { read(): string | null };
  /** Issues a ticket for each socket. Without a client, the token opens the socket. */
  client?: { issueSocketTicket(options?: CallOptions): Promise<SocketTicket> };
};

const ticketTimeout = 5_000;
/** The statuses of a server that does not know the operation. */
const unknown = [404, 405, 501];

/**
 * The credential that opens a socket: a one-time ticket if the server offers them, otherwise the current token.
 * Returns a promise only if a ticket must be issued.
 */
export const credentialOf = ({ tokens, client }: CredentialOptions): (() => string | Promise<string>) => {
  let offering = client;
  const token = () => tokens.read() ?? '';
  const ask = async (asked: NonNullable<typeof client>): Promise<string> => {
    try {
      return (await asked.issueSocketTicket({ timeout: ticketTimeout })).ticket;
    } catch (error) {
      if (unknown.includes(Object(error).status)) offering = undefined;
      return token();
    }
  };
  return () => (offering ? ask(offering) : token());
};
