import { type AlertsActor, alertsMachine } from '@mobility/machines/alerts';
import type { AuthActor } from '@mobility/machines/auth';
import type { Clock, Geolocation, Ids, PlaceProvider, Presence } from '@mobility/machines/ports';
import type { MobilityClient } from '@mobility/sdk';
import { queriesOf } from '@mobility/sdk/queries';
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { Locale } from '../intl/locale.ts';
import { defaultLinks, type Links } from './links.ts';
import { createTelemetry, type Telemetry } from './live/telemetry.ts';
import type { AppearancePort, DraftStorage, Mobility } from './mobility.ts';
import { geolocation } from './ports/geolocation.ts';
import type { GoogleMaps } from './ports/google-maps.ts';
import { ids } from './ports/ids.ts';
import { leaveTo } from './ports/leave.ts';
import { places } from './ports/places.ts';
import { presence } from './ports/presence.ts';
import { createQueryClient } from './query-client.ts';

export type MobilityOptions = {
  /** The SDK's client: `createClient({ baseUrl, tokens })`. */
  client: MobilityClient;
  /** The signed-in session, needed by components that follow rides live. */
  auth?: AuthActor;
  /** Receives alerts; without one the provider makes its own and shows them as toasts. */
  alerts?: AlertsActor;
  queryClient?: QueryClient;
  clock?: Clock;
  ids?: Ids;
  geolocation?: Geolocation;
  /** Finds places by what people type. The embedded gazetteer by default. */
  places?: PlaceProvider;
  /** Draws the ground of the maps: `googleMaps({ key })`, also given to `googlePlaces`. By default the components draw it. */
  google?: GoogleMaps | null;
  /** The network and the visibility of the page. The browser's by default. */
  presence?: Presence;
  /** Keeps drafts of forms. sessionStorage by default. */
  drafts?: DraftStorage;
  /** Changes the language of the page; rejects when its texts cannot be fetched. */
  chooseLocale?: (locale: Locale) => Promise<void>;
  /** Changes the colour scheme of the page. */
  appearance?: AppearancePort;
  /** The positions that the live channel sends; its `onTelemetry` is `telemetry.take`. None by default. */
  telemetry?: Telemetry;
  /** The addresses of the page that embeds the components. */
  links?: Partial<Links>;
  /** Changes the page. A full navigation by default. */
  navigate?: (to: string) => void;
  /** Leaves the page for an address outside of it, such as a hosted checkout. By default a full navigation that `leftFrom` can undo. */
  leaveTo?: (url: string) => void;
};

/** A server has no storage: nothing is kept there. */
const noDrafts: DraftStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Alerts of one page, whose sound settings last as long as the page. */
const createAlerts = (): AlertsActor =>
  createActor(alertsMachine, { input: { storage: { read: () => null, write: () => undefined } } }).start();

const pageClock: Clock = { now: () => Date.now() };
const fullNavigation = (to: string): void => globalThis.location.assign(to);

/** The provider's value: the given ports, and a browser's for those that are left out. */
export const createMobility = ({
  client,
  links,
  clock = pageClock,
  ...given
}: MobilityOptions): Mobility => ({
  client,
  queries: queriesOf(client),
  queryClient: given.queryClient ?? createQueryClient(),
  alerts: given.alerts ?? createAlerts(),
  auth: given.auth ?? null,
  clock,
  ids: given.ids ?? ids,
  geolocation: given.geolocation ?? geolocation,
  places: given.places ?? places,
  google: given.google ?? null,
  presence: given.presence ?? presence,
  drafts: given.drafts ?? globalThis.sessionStorage ?? noDrafts,
  chooseLocale: given.chooseLocale ?? null,
  appearance: given.appearance ?? null,
  telemetry: given.telemetry ?? createTelemetry(clock),
  links: { ...defaultLinks, ...links },
  navigate: given.navigate ?? fullNavigation,
  leaveTo: given.leaveTo ?? leaveTo,
});
