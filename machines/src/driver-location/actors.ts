import type { Location } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { FoundPlace, Geolocation, PlaceProvider } from '../ports.ts';
import { driverLocationMachine } from './machine.ts';

export type DriverLocationPorts = {
  client: Pick<MobilityClient, 'updateLocation'>;
  geolocation: Geolocation;
  places: PlaceProvider;
};

export const driverLocationWith = ({ client, geolocation, places }: DriverLocationPorts) =>
  driverLocationMachine.provide({
    actors: {
      locate: fromPromise<Location>(({ signal }) => geolocation.locate(signal)),
      geocode: fromPromise<FoundPlace | null, { text: string }>(({ input, signal }) =>
        places.geocode(input.text, signal),
      ),
      updateLocation: fromPromise<unknown, { location: Location | null }>(async ({ input: { location } }) => {
        if (location) await client.updateLocation({ location });
      }),
    },
  });
