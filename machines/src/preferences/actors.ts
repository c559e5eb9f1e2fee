import type { DriverPreferencesPatch } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { preferencesMachine } from './machine.ts';
import type { Preferences } from './rules.ts';

export type PreferencesPorts = {
  client: Pick<MobilityClient, 'getDriverPreferences' | 'updateDriverPreferences'>;
};

export const preferencesWith = ({ client }: PreferencesPorts) =>
  preferencesMachine.provide({
    actors: {
      getDriverPreferences: fromPromise<Preferences>(({ signal }) => client.getDriverPreferences({ signal })),
      updateDriverPreferences: fromPromise<Preferences, DriverPreferencesPatch>(({ input }) =>
        client.updateDriverPreferences(input),
      ),
    },
  });
