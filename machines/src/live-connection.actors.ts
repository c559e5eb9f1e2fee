import { type EventObject, fromCallback } from 'xstate';
import {
  liveConnectionMachine,
  type TransportCommand,
  type TransportEvent,
  type TransportInput,
} from './live-connection.machine.ts';
import type { LiveChannel, OpenLiveChannel, Presence } from './ports.ts';
import { watchPresence } from './watch.actors.ts';

export type LiveConnectionPorts = { openLiveChannel: OpenLiveChannel; presence: Presence };

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
      });
    } catch {
      tell({ type: 'channel_refused' });
      return;
    }
    receive((command) => {
      if (command.type === 'sendMessage') channel.send(command.message);
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

/** The machine with a real channel. The port reads the current token at each attempt. */
export const liveConnectionWith = ({ openLiveChannel, presence }: LiveConnectionPorts) =>
  liveConnectionMachine.provide({
    actors: { transport: transport(openLiveChannel), watchPresence: watchPresence(presence) },
  });
