import type { LiveClientExtra, LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import type { LiveChannel, LiveChannelHandlers, OpenLiveChannel } from '../live/live-channel.ts';

/** One opened socket, which the test controls. */
export type FakeChannel = {
  target: { userId: string; role: Role };
  /** The messages that the client sent while the socket was open. */
  sent: (LiveClientMessage | LiveClientExtra)[];
  /** How often the client skipped a missing message. */
  skips: number;
  /** The code with which the client closed it. */
  closed?: { code: number; reason?: string };
  open(): void;
  message(message: LiveMessage): void;
  /** Reports that all earlier messages have arrived, as an acknowledgement or `resumed` does. */
  caughtUp(complete: boolean): void;
  /** Reports a gap: a message arrived before a missing one. */
  gap(): void;
  /** Reports a frame without a message, such as `pong`. */
  frame(): void;
  error(): void;
  /** Closes the socket as the server or the network does. */
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

/** Sockets in memory. Pass `open` to the machine; `channels` lists the opened sockets, newest last. */
export const fakeLiveChannel = (): { open: OpenLiveChannel; channels: FakeChannel[] } => {
  const channels: FakeChannel[] = [];
  const open: OpenLiveChannel = (target, handlers) => {
    const { fake, channel } = createChannel(target, handlers);
    channels.push(fake);
    return channel;
  };
  return { open, channels };
};
