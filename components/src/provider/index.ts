export type { BackPort, LoadBack } from '../primitives/Dialog/back.ts';
export { preloadAlerts, showAlertLater, warnLater } from './alerts/show-alert-later.ts';
export { useInbox } from './alerts/use-inbox.ts';
export { useSound } from './alerts/use-sound.ts';
export { createMobility, type MobilityOptions } from './create-mobility.ts';
export { defaultLinks, type Links } from './links.ts';
export {
  createTelemetry,
  type DriverPosition,
  type NearbyDrivers,
  type Readable,
  type Telemetry,
} from './live/telemetry.ts';
export { type ConnectionState, useConnection } from './live/use-connection.ts';
export { MobilityProvider, type MobilityProviderProps } from './MobilityProvider.tsx';
export {
  type Appearance,
  type AppearancePort,
  type DraftStorage,
  type Mobility,
  useAuth,
  useMobility,
} from './mobility.ts';
export { geolocation } from './ports/geolocation.ts';
export { type GoogleMaps, type GoogleMapsOptions, googleMaps } from './ports/google-maps.ts';
export { type GooglePlacesOptions, googlePlaces } from './ports/google-places.ts';
export { ids } from './ports/ids.ts';
export { leftFrom } from './ports/leave.ts';
export { places } from './ports/places.ts';
export { presence } from './ports/presence.ts';
export { createServerClock } from './ports/server-clock.ts';
export { createQueryClient } from './query-client.ts';
export { queryState } from './query-state.ts';
export { readRides } from './rides/read-rides.ts';
export { useActiveRide } from './rides/use-active-ride.ts';
export { useMyRides } from './rides/use-my-rides.ts';
export { useBalance } from './use-balance.ts';
export { useDriverActors } from './use-driver-actors.ts';
export { type LanguageControl, useLanguage } from './use-language.ts';
export { useUser } from './use-user.ts';
