import type { AlertsActor } from '@mobility/machines/alerts';
import type { AuthActor } from '@mobility/machines/auth';
import type { Clock, Geolocation, Ids, PlaceProvider, Presence } from '@mobility/machines/ports';
import type { MobilityClient } from '@mobility/sdk';
import type { queriesOf } from '@mobility/sdk/queries';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Locale } from '../intl/locale.ts';
import type { Links } from './links.ts';
import type { Telemetry } from './live/telemetry.ts';
import type { GoogleMaps } from './ports/google-maps.ts';

/** The storage of form drafts across reloads; sessionStorage has this shape. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Light, dark, or as the device is set. */
export type Appearance = 'light' | 'dark' | 'system';
export type AppearancePort = {
  read(): Appearance;
  choose(appearance: Appearance): void;
  /** Calls back when another tab has chosen one. Returns the function that stops it. */
  watch?(listener: () => void): () => void;
};

/** The clients and ports that connected components take from their provider. */
export type Mobility = {
  client: MobilityClient;
  /** The client's reads, for react-query. */
  queries: ReturnType<typeof queriesOf>;
  queryClient: QueryClient;
  /** Receives the alerts of every machine. */
  alerts: AlertsActor;
  /** The signed-in session; null where the page has none, as in an embedded booking form. */
  auth: AuthActor | null;
  clock: Clock;
  ids: Ids;
  geolocation: Geolocation;
  places: PlaceProvider;
  /** Draws the ground of the maps; null where the components draw it. */
  google: GoogleMaps | null;
  presence: Presence;
  drafts: DraftStorage;
  /** Changes the language of the page; rejects when its texts cannot be fetched. Null where there is no choice. */
  chooseLocale: ((locale: Locale) => Promise<void>) | null;
  /** The colour scheme of the page; null where there is no choice. */
  appearance: AppearancePort | null;
  telemetry: Telemetry;
  links: Links;
  /** Changes the page to an address of `links` or of an alert. */
  navigate: (to: string) => void;
  /** Leaves the page for an address outside of it, such as a hosted checkout. */
  leaveTo: (url: string) => void;
};

export const MobilityContext = createContext<Mobility | null>(null);

/** The ports and clients of the surrounding `<MobilityProvider>`. Throws outside of one. */
export const useMobility = (): Mobility => {
  const mobility = useContext(MobilityContext);
  if (!mobility) throw new Error('This component needs a <MobilityProvider> around it');
  return mobility;
};

/** The signed-in session. Throws where the provider has no `auth`. */
export const useAuth = (): AuthActor => {
  const { auth } = useMobility();
  if (!auth) throw new Error('This component needs a <MobilityProvider auth={…}>');
  return auth;
};
