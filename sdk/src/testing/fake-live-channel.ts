import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import type { LiveChannelHandlers, OpenLiveChannel } from '../live/live-channel.ts';

/** One opened socket, played by the test. */
export type FakeChannel = {
  target: { userId: string; role: Role };
  /** What the client sent while it was open. */
  sent: LiveClientMessage[];
  /** How the client closed it. */
  closed?: { code: number; reason?: string };
  open(): void;
  message(message: LiveMessage): void;
  error(): void;
  /** The server, or the network, ends it. */
  end(code: number, reason?: string): void;
};

const createChannel = (target: FakeChannel['target'], handlers: LiveChannelHandlers) => {
  let isOpen = false;
  const fake: FakeChannel = {
    target,
    sent: [],
    open: () => {
      isOpen = true;
      handlers.onOpen();
    },
    message: (message) => handlers.onMessage(message),
    error: () => handlers.onError(),
    end: (code, reason = '') => {
      isOpen = false;
      handlers.onClose({ code, reason });
    },
  };
  const channel = {
    send: (message: LiveClientMessage) => {
      if (isOpen) fake.sent.push(message);
      return isOpen;
    },
    close: (code: number, reason?: string) => {
      isOpen = false;
      fake.closed = { code, reason };
    },
  };
  return { fake, channel };
};

/** Sockets in memory: `open` goes to the machine, `channels` are what it opened, the newest last. */
export const fakeLiveChannel = (): { open: OpenLiveChannel; channels: FakeChannel[] } => {
  const channels: FakeChannel[] = [];
  const open: OpenLiveChannel = (target, handlers) => {
    const { fake, channel } = createChannel(target, handlers);
    channels.push(fake);
    return channel;
  };
  return { open, channels };
};
