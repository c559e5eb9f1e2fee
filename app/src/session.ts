import {
  createQueryClient,
  createServerClock,
  createTelemetry,
  geolocation,
  ids,
  presence,
} from '@mobility/components/provider';
import { alertsMachine } from '@mobility/machines/alerts';
import { type AuthActor, authWith } from '@mobility/machines/auth';
import type { Presence, TokenStorage } from '@mobility/machines/ports';
import { createClient } from '@mobility/sdk';
import { backendOf } from '@mobility/sdk/environment';
import { queriesOf } from '@mobility/sdk/queries';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { loadSession } from './load-session.ts';
import { localeStore } from './locale.ts';
import { places } from './places.ts';
import { backendAt } from './ports/backend.ts';
import { exclusively } from './ports/exclusively.ts';
import { clearNotificationStorage } from './ports/notifications/clear-notifications.ts';
import { soundStorage } from './ports/sound-storage.ts';
import { createTokenStorage } from './ports/token-storage.ts';
import { watchingFetch } from './ports/watching-fetch.ts';

/** Whether no refresh is about to replace the token. */
const isSettled = (snapshot: SnapshotFrom<AuthActor>): boolean =>
  !snapshot.matches({ authenticated: { refresh: 'refreshing' } });

/** The ports that a session needs from its page. */
export type PagePorts = {
  location: Parameters<typeof backendAt>[0];
  tokens: TokenStorage;
  presence: Presence;
};

const browserPorts = (): PagePorts => ({ location: window.location, tokens: createTokenStorage(), presence });

/**
 * The objects that live as long as the page: the client, the two root actors and the query cache.
 * Nothing runs before `start`.
 */
export const createSession = ({ location, tokens, presence }: PagePorts = browserPorts()) => {
  const clock = createServerClock(() => Date.now());
  const telemetry = createTelemetry(clock);
  const backend = backendOf(backendAt(location));
  const client = createClient({
    baseUrl: backend.baseUrl,
    tokens,
    // The channel gives up after three retries: the first answer of a server that was away opens it again.
    fetch: watchingFetch(() => auth.send({ type: 'retry' }), backend.fetch),
    // The language of the page, in which the server writes mails to an account without a language.
    onRequest: ({ request }) => request.headers.set('accept-language', localeStore.read().locale),
    onResponse: clock.follow,
    onUnauthorized: async (token, error) => {
      auth.send({ type: 'session_expired', token, error });
      await waitFor(auth, isSettled).catch(() => undefined);
    },
    onValidationIssue: (issue) => console.warn('An answer does not match the contract:', issue),
  });
  const view = Promise.withResolvers<void>();
  const queryClient = createQueryClient();
  const alerts = createActor(alertsMachine, { input: { storage: soundStorage } });
  const auth = createActor(
    authWith({
      client,
      tokens,
      clock,
      exclusively,
      presence,
      random: Math.random,
      loadSession: async () => {
        await view.promise;
        return loadSession({ client, queryClient, tokens, telemetry });
      },
    }),
    { input: { alerts, clock, online: presence.isOnline() } },
  );
  auth.subscribe((snapshot) => {
    if (snapshot.matches('unauthenticated')) telemetry.clear();
  });
  auth.on('signed_out', clearNotificationStorage);
  /**
   * Reports that the first view is on screen. Fetching the code of the session earlier would delay that
   * view.
   */
  const noteView = (): void => view.resolve();
  /**
   * Fetches the code of the session before it is needed. An error is ignored, because the sign-in
   * fetches it again.
   */
  const preload = (): void => {
    import('./signed-in.ts').catch(() => undefined);
  };
  const start = (): void => {
    alerts.start();
    auth.start();
  };
  return {
    client,
    backendUrl: backend.baseUrl,
    queries: queriesOf(client),
    queryClient,
    alerts,
    auth,
    ids,
    clock,
    presence,
    places,
    geolocation,
    telemetry,
    firstView: view.promise,
    noteView,
    preload,
    start,
  };
};

export type Session = ReturnType<typeof createSession>;
