import { limits } from '@mobility/openapi/limits';
import type { MobilityClient } from '@mobility/sdk';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { liveConnectionMachine } from './live-connection.machine.ts';
import type { TransportCommand, TransportEvent, TransportInput } from './live-connection.setup.ts';
import type { Geolocation, LiveChannel, OpenLiveChannel, Presence } from './ports.ts';
import { watchPresence } from './watch.actors.ts';

export type LiveConnectionPorts = {
  openLiveChannel: OpenLiveChannel;
  presence: Presence;
  client: Pick<MobilityClient, 'getHealth'>;
  geolocation?: Pick<Geolocation, 'follow'>;
  /** From 0 to below 1: clients that lost the same server do not all look for it in the same moment. */
  random?: () => number;
};

const probePatience = 3_000;

const transport = (openLiveChannel: OpenLiveChannel) =>
  fromCallback<TransportCommand, TransportInput, EventObject>(({ input, sendBack, receive }) => {
    let over = false;
    const tell = (event: TransportEvent) => {
      if (!over) sendBack(event);
    };
    const end = (code: number, reason: string) => {
      tell({ type: 'channel_closed', code, reason });
      over = true;
    };
    let channel: LiveChannel;
    try {
      channel = openLiveChannel(input, {
        onOpen: () => tell({ type: 'channel_opened' }),
        onMessage: (message) => tell({ type: 'channel_message', message }),
        onError: () => tell({ type: 'channel_failed' }),
        onClose: ({ code, reason }) => end(code, reason),
        onRefused: () => tell({ type: 'channel_refused' }),
        onFrame: () => tell({ type: 'channel_frame' }),
        onGap: () => tell({ type: 'channel_gap' }),
        onCaughtUp: ({ complete }) => tell({ type: 'channel_caught_up', complete }),
      });
    } catch {
      tell({ type: 'channel_refused' });
      return;
    }
    receive((command) => {
      if (command.type === 'sendMessage') channel.send(command.message);
      else if (command.type === 'sendToken') channel.sendToken();
      else if (command.type === 'skipGap') channel.skipGap();
      else {
        // A socket that hangs may take minutes to report its own end, so it is over from here.
        end(command.code, 'timeout');
        channel.close(command.code);
      }
    });
    return () => {
      over = true;
      channel.close(1000);
    };
  });

/** Tells where the device is, as often as it knows. */
const followPosition = ({ geolocation }: LiveConnectionPorts) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    geolocation?.follow?.(({ latitude, longitude, accuracy }, timestamp) =>
      sendBack({ type: 'moved', position: { latitude, longitude, accuracy, timestamp } }),
    ),
  );

/** Looks whether the server is back, for a person who is there to see it. */
const probe = ({ presence, client }: LiveConnectionPorts) =>
  fromPromise<unknown>(async ({ signal }) => {
    if (!presence.isVisible() || !presence.isOnline()) throw new Error('Nobody is there');
    return client.getHealth({ signal, timeout: probePatience });
  });

/** The machine with a real channel. The port reads the current token at each attempt. */
export const liveConnectionWith = (ports: LiveConnectionPorts) => {
  const { openLiveChannel, presence, random = Math.random } = ports;
  return liveConnectionMachine.provide({
    actors: {
      transport: transport(openLiveChannel),
      watchPresence: watchPresence(presence),
      getHealth: probe(ports),
      followPosition: followPosition(ports),
    },
    delays: { probeInterval: () => limits.live.probeInterval * (0.8 + 0.4 * random()) },
  });
};
