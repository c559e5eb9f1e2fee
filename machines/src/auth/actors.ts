import type { LoginRequest, RegisterRequest, Session, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { MobilityClient } from '@mobility/sdk';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Clock, Presence, SessionEnd, TokenStorage } from '../ports.ts';
import type { SessionMachine } from '../session/machine.ts';
import { watchPresence } from '../watch.ts';
import { authMachine } from './machine.ts';
import { newTokenTimes, type TokenTimes, tokenTimes } from './rules.ts';
import type { DroppedToken, SignedIn } from './setup.ts';

export type AuthPorts = {
  client: Pick<MobilityClient, 'login' | 'register' | 'getCurrentUser' | 'refreshSession' | 'logout'>;
  tokens: TokenStorage;
  clock: Clock;
  /** Runs one task at a time among all tabs; without it, each tab runs its own. */
  exclusively?: <T>(run: () => Promise<T>) => Promise<T>;
  presence: Presence;
  /** A number from 0 to below 1, which spreads the calls of many clients to a server that is down. */
  random: () => number;
  /**
   * Loads the machine that `sessionWith` of `@mobility/machines/session` returns. Called for signed-in users only, so
   * that a page may keep it in a chunk of its own.
   */
  loadSession: () => Promise<SessionMachine>;
};

type Tokens = Pick<TokenStorage, 'read'>;

/** Adds the token of the request to its error: storage may hold a newer token by then. */
const naming = async <T>(tokens: Tokens, run: () => Promise<T>): Promise<T> => {
  const token = tokens.read();
  try {
    return await run();
  } catch (cause) {
    throw Object.assign(new Error('refused', { cause }), { token });
  }
};

const sessionActors = ({ client, tokens, clock, exclusively = (run) => run() }: AuthPorts) => {
  const signIn = <In>(call: (body: In, signal: AbortSignal) => Promise<Session>) =>
    fromPromise<SignedIn, In>(async ({ input, signal }) => {
      const session = await call(input, signal);
      // A cancelled sign-in stores no token.
      if (!signal.aborted) {
        tokens.write(session.access_token);
        if (session.device_proof) tokens.writeDeviceProof?.(session.device_proof);
      }
      return { user: session.user, times: newTokenTimes(session.access_token, clock.now()) };
    });
  return {
    login: signIn<LoginRequest>((body, signal) => {
      const device_proof = tokens.readDeviceProof?.() ?? undefined;
      return client.login(device_proof === undefined ? body : { ...body, device_proof }, { signal });
    }),
    register: signIn<RegisterRequest>((body, signal) => client.register(body, { signal })),
    getCurrentUser: fromPromise<User>(({ signal }) =>
      naming(tokens, () => client.getCurrentUser({ signal })),
    ),
    refreshSession: fromPromise<TokenTimes>(({ signal }) =>
      naming(tokens, async () => {
        const asked = tokens.read();
        await exclusively(async () => {
          // Another tab may have refreshed the token while this one waited.
          if (tokens.read() === asked) await client.refreshSession({ signal });
        });
        return newTokenTimes(tokens.read() ?? '', clock.now());
      }),
    ),
    logout: fromPromise<void>(async () => {
      // Signing out is local: the request carries the old token, and its answer is not awaited.
      client.logout().catch(() => undefined);
      tokens.clear();
    }),
  };
};

const storageActors = ({ tokens, clock }: AuthPorts) => ({
  readToken: fromPromise<TokenTimes | null>(async () => {
    const token = tokens.read();
    return token === null ? null : tokenTimes(token, clock.now());
  }),
  dropToken: fromPromise<DroppedToken, { token: string | undefined; end: SessionEnd }>(async ({ input }) => {
    const { token, end } = input;
    tokens.clear(token, end);
    return { isAnother: tokens.read() !== null, end: tokens.readEnd?.() ?? end };
  }),
  watchTabs: fromCallback<EventObject, void>(({ sendBack }) =>
    tokens.watch((token) =>
      sendBack(
        token === null
          ? { type: 'token_removed', end: tokens.readEnd?.() }
          : { type: 'token_adopted', times: tokenTimes(token, clock.now()) },
      ),
    ),
  ),
});

/** The auth machine with its ports, for the app and for embedded pages. */
export const authWith = (ports: AuthPorts) => {
  const retryInterval = (): number => limits.live.retryInterval * (1 + 0.2 * ports.random());
  return authMachine.provide({
    actors: {
      ...sessionActors(ports),
      ...storageActors(ports),
      watchPresence: watchPresence(ports.presence),
      loadSession: fromPromise<SessionMachine>(() => ports.loadSession()),
    },
    delays: { recheck: retryInterval, sessionReload: retryInterval },
  });
};
