import type { DriverPreferencesPatch } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { preferencesMachine } from './machine.ts';
import type { Preferences } from './rules.ts';

export type PreferencesPorts = {
  client: Pick<MobilityClient, 'getDriverPreferences' | 'updateDriverPreferences'>;
  presence: Pick<Presence, 'watch'>;
};

export const preferencesWith = ({ client, presence }: PreferencesPorts) =>
  preferencesMachine.provide({
    actors: {
      getDriverPreferences: fromPromise<Preferences>(({ signal }) => client.getDriverPreferences({ signal })),
      updateDriverPreferences: fromPromise<Preferences, DriverPreferencesPatch>(({ input }) =>
        client.updateDriverPreferences(input),
      ),
      watchPresence: watchPresence(presence),
    },
  });
