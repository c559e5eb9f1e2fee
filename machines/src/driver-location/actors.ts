import type { Location } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { findPlace } from '../place-search/find-place.ts';
import { isOnEarth, isSearchable, takenOnEnter } from '../place-search/rules.ts';
import type { FoundPlace, Geolocation, PlaceProvider } from '../ports.ts';
import { driverLocationMachine } from './machine.ts';

export type DriverLocationPorts = {
  client: Pick<MobilityClient, 'updateLocation'>;
  geolocation: Geolocation;
  places: PlaceProvider;
};

/** The place at a typed address. If the address is unknown, the suggestion that Enter selects. */
const placeOf = async (
  places: PlaceProvider,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace | null> => {
  const found = await findPlace(places, text, signal);
  if (found) return isOnEarth(found) ? found : null;
  return isSearchable(text) ? takenOnEnter(text, await places.suggest(text, signal)) : null;
};

export const driverLocationWith = ({ client, geolocation, places }: DriverLocationPorts) =>
  driverLocationMachine.provide({
    actors: {
      locate: fromPromise<Location>(({ signal }) => geolocation.locate(signal)),
      geocode: fromPromise<FoundPlace | null, { text: string }>(({ input, signal }) =>
        placeOf(places, input.text, signal),
      ),
      updateLocation: fromPromise<unknown, { location: Location | null }>(async ({ input: { location } }) => {
        if (location) await client.updateLocation({ location });
      }),
    },
  });
