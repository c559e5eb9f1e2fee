import type { LiveClientExtra, LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import type { LiveChannel, LiveChannelHandlers, OpenLiveChannel } from '../live/live-channel.ts';

/** One opened socket, played by the test. */
export type FakeChannel = {
  target: { userId: string; role: Role };
  /** What the client sent while it was open. */
  sent: (LiveClientMessage | LiveClientExtra)[];
  /** How often the client gave up on a missing message. */
  skips: number;
  /** How the client closed it. */
  closed?: { code: number; reason?: string };
  open(): void;
  message(message: LiveMessage): void;
  /** What an acknowledgement, or `resumed` after it, leads to. */
  caughtUp(complete: boolean): void;
  /** A message came before one that is missing. */
  gap(): void;
  /** A frame that says nothing, such as `pong`. */
  frame(): void;
  error(): void;
  /** The server, or the network, ends it. */
  end(code: number, reason?: string): void;
};

const createChannel = (target: FakeChannel['target'], handlers: LiveChannelHandlers) => {
  let isOpen = false;
  const fake: FakeChannel = {
    target,
    sent: [],
    skips: 0,
    open: () => {
      isOpen = true;
      handlers.onOpen();
    },
    message: (message) => {
      handlers.onFrame?.();
      handlers.onMessage(message);
    },
    caughtUp: (complete) => handlers.onCaughtUp?.({ complete }),
    gap: () => handlers.onGap?.(),
    frame: () => handlers.onFrame?.(),
    error: () => handlers.onError(),
    end: (code, reason = '') => {
      isOpen = false;
      handlers.onClose({ code, reason });
    },
  };
  const send = (frame: LiveClientMessage | LiveClientExtra): boolean => {
    if (isOpen) fake.sent.push(frame);
    return isOpen;
  };
  const channel: LiveChannel = {
    send,
    sendToken: () => send({ type: 'auth_refresh', token: 'the token of the moment' }),
    skipGap: () => {
      fake.skips += 1;
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
