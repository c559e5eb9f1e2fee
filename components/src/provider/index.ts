export { createMobility, type MobilityOptions } from './create-mobility.ts';
export { geolocation } from './geolocation.ts';
export { type GooglePlacesOptions, googlePlaces } from './google-places.ts';
export { ids } from './ids.ts';
export { defaultLinks, type Links } from './links.ts';
export { MobilityProvider, type MobilityProviderProps } from './MobilityProvider.tsx';
export {
  type Appearance,
  type AppearancePort,
  type DraftStorage,
  type Mobility,
  useAuth,
  useMobility,
} from './mobility.ts';
export { places } from './places.ts';
export { presence } from './presence.ts';
export { queryState } from './query-state.ts';
export { readRides } from './read-rides.ts';
export { showAlert } from './show-alert.ts';
export {
  createTelemetry,
  type DriverPosition,
  type NearbyDrivers,
  type Readable,
  type Telemetry,
} from './telemetry.ts';
export { useActiveRide } from './use-active-ride.ts';
export { useBalance } from './use-balance.ts';
export { type ConnectionState, useConnection } from './use-connection.ts';
export { useDriverActors } from './use-driver-actors.ts';
export { useInbox } from './use-inbox.ts';
export { type LanguageControl, useLanguage } from './use-language.ts';
export { useMyRides } from './use-my-rides.ts';
export { useSound } from './use-sound.ts';
export { useUser } from './use-user.ts';
