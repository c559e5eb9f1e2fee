import type { MobilityClient } from '../operation.ts';

type Options = {
  tokens: { read(): string | null };
  client?: Pick<MobilityClient, 'issueSocketTicket'>;
};

const patience = 5_000;
/** What a server answers that does not know the operation. */
const unknown = [404, 405, 501];

/**
 * What opens a socket: a one-time ticket where the server offers them, otherwise the token of the moment.
 * A promise only where a ticket has to be asked for.
 */
export const credentialOf = ({ tokens, client }: Options): (() => string | Promise<string>) => {
  let offering = client;
  const token = () => tokens.read() ?? '';
  const ask = async (asked: NonNullable<typeof client>): Promise<string> => {
    try {
      return (await asked.issueSocketTicket({ timeout: patience })).ticket;
    } catch (error) {
      if (unknown.includes(Object(error).status)) offering = undefined;
      return token();
    }
  };
  return () => (offering ? ask(offering) : token());
};
