import type { AccessToken, OperationId } from '@mobility/openapi';
import { AbortedError, MobilityError } from './errors.ts';

/** A request under way: the token that it carries, and what it settles with. */
type Sent<T> = { token: string | null; settled: Promise<T> };
type Call<T> = { id: OperationId; isPublic: boolean; start(): Sent<T>; signal?: AbortSignal };

const isRefused = (error: unknown): boolean => error instanceof MobilityError && error.status === 401;

/** Settles as the promise does, or rejects as soon as the signal ends the call. */
export const unlessAborted = <T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> =>
  signal === undefined
    ? promise
    : new Promise((resolve, reject) => {
        const abort = () => reject(new AbortedError('The call was aborted', { cause: signal.reason }));
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
      });

type Identity = {
  tokens: { read(): string | null };
  onUnauthorized?(token: string): void;
  /** The refresh that is under way. */
  renewal(): Promise<AccessToken> | undefined;
};

/** Who is calling: waits for a refresh under way, and tells when the token is worth nothing any more. */
export const createSession = ({ tokens, onUnauthorized, renewal }: Identity) => {
  let reported: string | null = null;

  /** An older token's refusal never ends a newer session; a channel without a ticket tells by itself what its token is worth. */
  const report = (id: OperationId, token: string | null): void => {
    if (id === 'issueSocketTicket') return;
    if (token === null || token === reported || token !== tokens.read()) return;
    reported = token;
    onUnauthorized?.(token);
  };

  /** Whether the refused token was replaced, once a renewal that is under way has ended. */
  const wasReplaced = async (id: OperationId, token: string | null, signal?: AbortSignal) => {
    const renewing = renewal()?.catch(() => undefined);
    if (id !== 'refreshSession' && renewing) await unlessAborted(renewing, signal);
    return ![null, token].includes(tokens.read());
  };

  const replay = async <T>(id: OperationId, { token, settled }: Sent<T>): Promise<T> => {
    try {
      return await settled;
    } catch (error) {
      if (isRefused(error)) report(id, token);
      throw error;
    }
  };

  /** Settles as the request does; starts another one if the token was replaced while the server refused it. */
  return async <T>({ token, settled }: Sent<T>, { id, isPublic, start, signal }: Call<T>): Promise<T> => {
    try {
      return await settled;
    } catch (error) {
      if (isPublic || !isRefused(error)) throw error;
      if (await wasReplaced(id, token, signal)) return replay(id, start());
      report(id, token);
      throw error;
    }
  };
};
