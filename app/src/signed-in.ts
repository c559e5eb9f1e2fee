import { geolocation, ids, presence, readRides, type Telemetry } from '@mobility/components/provider';
import type { TokenStorage } from '@mobility/machines/ports';
import { type SessionMachine, sessionWith } from '@mobility/machines/session';
import type { MobilityClient } from '@mobility/sdk';
import { openLiveChannel } from '@mobility/sdk/live';
import type { QueryClient } from '@tanstack/react-query';
import { localeStore } from './locale.ts';
import { places } from './places.ts';
import { backendAt } from './ports/backend.ts';
import { notificationStorage } from './ports/notifications/notification-storage.ts';

export type SessionParts = {
  client: MobilityClient;
  queryClient: QueryClient;
  tokens: TokenStorage;
  telemetry: Telemetry;
};

/** The session of a signed-in user with the ports of the browser: a chunk of its own. */
export const createSignedIn = ({ client, queryClient, tokens, telemetry }: SessionParts): SessionMachine => {
  const { wsBase } = backendAt(window.location);
  return sessionWith({
    client: { ...client, listMyRides: readRides({ client, queryClient }) },
    ids,
    random: Math.random,
    presence,
    geolocation,
    places,
    notifications: notificationStorage,
    pageLanguage: { watch: (listener) => localeStore.watch(() => listener(localeStore.read().locale)) },
    openLiveChannel: openLiveChannel({ wsBase, tokens, client, onTelemetry: telemetry.take }),
  });
};
