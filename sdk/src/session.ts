import type { AccessToken, OperationId } from '@mobility/openapi';
import { publicOperations } from '@mobility/openapi/policies';
import { MobilityError } from './errors.ts';
import { unlessAborted } from './exchange.ts';

type Tokens = { read(): string | null; write(token: string): void };

/** Who is calling: attaches the token, renews it once for all, and tells when it is worth nothing any more. */
export type Session = ReturnType<typeof createSession>;

const isRefused = (error: unknown): boolean => error instanceof MobilityError && error.status === 401;

export const createSession = (tokens: Tokens, onUnauthorized?: (token: string) => void) => {
  let renewal: Promise<AccessToken> | undefined;
  let reported: string | null = null;

  const renew = async (send: () => Promise<AccessToken>): Promise<AccessToken> => {
    const asked = tokens.read();
    const answer = await send();
    // Whoever signed out or in meanwhile keeps what they have.
    if (tokens.read() === asked) tokens.write(answer.access_token);
    return answer;
  };

  /** An older token's refusal never ends a newer session. */
  const report = (token: string | null): void => {
    if (token === null || token === reported || token !== tokens.read()) return;
    reported = token;
    onUnauthorized?.(token);
  };

  /** The token that replaced the refused one, if any. */
  const successorOf = async (id: OperationId, token: string | null, signal?: AbortSignal) => {
    if (id !== 'refreshSession' && renewal)
      await unlessAborted(
        renewal.catch(() => undefined),
        signal,
      );
    const current = tokens.read();
    return current === token ? null : current;
  };

  const replay = async <T>(token: string, run: (token: string) => Promise<T>): Promise<T> => {
    try {
      return await run(token);
    } catch (error) {
      if (isRefused(error)) report(token);
      throw error;
    }
  };

  return {
    /** Concurrent calls share one request; a caller's signal ends only that caller's wait. */
    refresh: (send: () => Promise<AccessToken>, signal?: AbortSignal): Promise<AccessToken> => {
      renewal ??= renew(send).finally(() => {
        renewal = undefined;
      });
      return unlessAborted(renewal, signal);
    },
    /** Runs with the current token, and once more if it was replaced while the server refused it. */
    run: async <T>(id: OperationId, run: (token: string | null) => Promise<T>, signal?: AbortSignal) => {
      if (publicOperations.includes(id)) return run(null);
      const token = tokens.read();
      try {
        return await run(token);
      } catch (error) {
        if (!isRefused(error)) throw error;
        const successor = await successorOf(id, token, signal);
        if (successor !== null) return replay(successor, run);
        report(token);
        throw error;
      }
    },
  };
};
