import type { AccessToken, OperationId } from '@mobility/openapi';
import { MobilityError } from './errors.ts';
import { unlessAborted } from './unless-aborted.ts';

type Call<T> = {
  id: OperationId;
  isPublic: boolean;
  signal?: AbortSignal;
  send(token: string | null): Promise<T>;
};
type Identity = {
  tokens: { read(): string | null };
  onUnauthorized?(token: string): void;
};

const isRefused = (error: unknown): boolean => error instanceof MobilityError && error.status === 401;

/** Who is calling: waits for a refresh under way, and tells when the token is worth nothing any more. */
export const createSession = (
  { tokens, onUnauthorized }: Identity,
  renewal: () => Promise<AccessToken> | undefined,
) => {
  let reported: string | null = null;

  /** An older token's refusal never ends a newer session; a channel without a ticket tells by itself what its token is worth. */
  const report = (id: OperationId, token: string | null): void => {
    if (id === 'issueSocketTicket' || token === null || token === reported || token !== tokens.read()) return;
    reported = token;
    onUnauthorized?.(token);
  };

  /** Whether the refused token was replaced, once a renewal that is under way has ended. */
  const wasReplaced = async (
    id: OperationId,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<boolean> => {
    const renewing = renewal()?.catch(() => undefined);
    if (id !== 'refreshSession' && renewing) await unlessAborted(renewing, signal);
    return ![null, token].includes(tokens.read());
  };

  /** Sends with the token of the moment; once more if it was replaced while the server refused it. */
  const sendAs = async <T>(call: Call<T>, isReplay = false): Promise<T> => {
    const { id, isPublic, signal, send } = call;
    const token = isPublic ? null : tokens.read();
    try {
      return await send(token);
    } catch (error) {
      if (isPublic || !isRefused(error)) throw error;
      if (!isReplay && (await wasReplaced(id, token, signal))) return sendAs(call, true);
      report(id, token);
      throw error;
    }
  };
  return sendAs;
};
