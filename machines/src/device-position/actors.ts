import type { MobilityClient } from '@mobility/sdk';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Geolocation, Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { devicePositionMachine } from './machine.ts';
import type { Position } from './rules.ts';

export type DevicePositionPorts = {
  client: Pick<MobilityClient, 'updateLocation'>;
  geolocation: Pick<Geolocation, 'follow' | 'isAllowed'>;
  presence: Pick<Presence, 'watch'>;
};

/** The position of the device, with the browser and the server. */
export const devicePositionWith = ({ client, geolocation, presence }: DevicePositionPorts) =>
  devicePositionMachine.provide({
    actors: {
      followPosition: fromCallback<EventObject, void>(({ sendBack }) =>
        geolocation.follow?.(
          ({ latitude, longitude, accuracy, heading }, timestamp) =>
            sendBack({ type: 'moved', position: { latitude, longitude, accuracy, heading, timestamp } }),
          () => sendBack({ type: 'refused' }),
        ),
      ),
      isAllowed: fromPromise(async () => (await geolocation.isAllowed?.()) ?? false),
      updateLocation: fromPromise<unknown, { position: Position | null }>(async ({ input: { position } }) => {
        if (!position) return;
        const { latitude, longitude, accuracy } = position;
        await client.updateLocation({ location: { latitude, longitude, accuracy } });
      }),
      watchPresence: watchPresence(presence),
    },
  });
