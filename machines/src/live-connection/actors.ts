import { limits } from '@mobility/openapi/limits';
import type { MobilityClient } from '@mobility/sdk';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { LiveChannel, OpenLiveChannel, Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { liveConnectionMachine } from './machine.ts';
import type { TransportCommand, TransportEvent, TransportInput } from './setup.ts';

export type LiveConnectionPorts = {
  openLiveChannel: OpenLiveChannel;
  presence: Presence;
  client: Pick<MobilityClient, 'getHealth'>;
  /** A number from 0 to below 1, which spreads the health probes of many clients. */
  random: () => number;
};

const probePatience = 3_000;

const transport = (openLiveChannel: OpenLiveChannel) =>
  fromCallback<TransportCommand, TransportInput, EventObject>(({ input, sendBack, receive }) => {
    let over = false;
    const report = (event: TransportEvent) => {
      if (!over) sendBack(event);
    };
    const end = (code: number, reason: string) => {
      report({ type: 'channel_closed', code, reason });
      over = true;
    };
    let channel: LiveChannel;
    try {
      channel = openLiveChannel(input, {
        onOpen: () => report({ type: 'channel_opened' }),
        onMessage: (message) => report({ type: 'channel_message', message }),
        onError: () => report({ type: 'channel_failed' }),
        onClose: ({ code, reason }) => end(code, reason),
        onRefused: () => report({ type: 'channel_refused' }),
        onFrame: () => report({ type: 'channel_frame' }),
        onGap: () => report({ type: 'channel_gap' }),
        onCaughtUp: ({ complete }) => report({ type: 'channel_caught_up', complete }),
      });
    } catch {
      report({ type: 'channel_refused' });
      return;
    }
    receive((command) => {
      if (command.type === 'sendMessage') channel.send(command.message);
      else if (command.type === 'sendToken') channel.sendToken();
      else if (command.type === 'skipGap') channel.skipGap();
      else {
        // A hanging socket may take minutes to report that it is closed.
        end(command.code, 'timeout');
        channel.close(command.code);
      }
    });
    return () => {
      over = true;
      channel.close(1000);
    };
  });

/** Checks whether the server is back, while the page is visible. */
const probe = ({ presence, client }: LiveConnectionPorts) =>
  fromPromise<unknown>(async ({ signal }) => {
    if (!presence.isVisible() || !presence.isOnline()) throw new Error('The page is hidden or offline');
    // A retry would hide that the server was away, and with it that the channel can be opened again.
    return client.getHealth({ signal, timeout: probePatience, maxRetries: 0 });
  });

/** The live connection with a channel. The port reads the current token at each attempt. */
export const liveConnectionWith = (ports: LiveConnectionPorts) => {
  const { openLiveChannel, presence, random } = ports;
  return liveConnectionMachine.provide({
    actors: {
      transport: transport(openLiveChannel),
      watchPresence: watchPresence(presence),
      getHealth: probe(ports),
    },
    delays: { probeInterval: () => limits.live.probeInterval * (1 + 0.2 * random()) },
  });
};
