import type { LiveClientExtra, LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { isSafeId } from '../transport/path-guard.ts';
import { type CredentialOptions, credentialOf, tokenIn } from './credential.ts';
import { canRead, type Frame, loadMessages, readFrame, seqOf } from './read-message.ts';
import { createSequencer } from './sequencer.ts';

export type LiveChannelHandlers = {
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  onError(): void;
  onClose(close: { code: number; reason: string }): void;
  /** The browser could not create the socket after a ticket had arrived. */
  onRefused?(): void;
  /** A frame arrived, with or without a message. */
  onFrame?(): void;
  /** Messages wait for a missing one, until it arrives or `skipGap` skips it. */
  onGap?(): void;
  /** All earlier messages have arrived. If not `complete`, some may be missing and the client must refetch. */
  onCaughtUp?(caughtUp: { complete: boolean }): void;
};
export type LiveChannel = {
  /** Returns false if the socket was not open and the message was dropped. */
  send(message: LiveClientMessage | Extract<LiveClientExtra, { type: 'ping' }>): boolean;
  /** Continues with the current token. Only if the server announced `auth_refresh`. */
  sendToken(): boolean;
  /** Delivers the messages that wait for a missing one. */
  skipGap(): void;
  close(code: number, reason?: string): void;
};
/** Opens one socket. Throws if the browser cannot create it, and throws a TypeError for an invalid user id. */
export type OpenLiveChannel = (
  target: { userId: string; role: Role },
  handlers: LiveChannelHandlers,
) => LiveChannel;

/** Positions, of which only the newest matter. */
export type LiveTelemetry = Extract<LiveMessage, { type: 'nearby_drivers_update' | 'driver_location' }>;
type Options = CredentialOptions & {
  wsBase: string;
  /** Receives positions, which have no order and do not reach the handlers. */
  onTelemetry?(message: LiveTelemetry): void;
  WebSocketImpl?: typeof WebSocket;
};
const isTelemetry = (message: LiveMessage | null): message is LiveTelemetry =>
  message?.type === 'nearby_drivers_update' || message?.type === 'driver_location';
type Sequencer = ReturnType<typeof createSequencer<LiveMessage | null>>;

/** Reads the frames of one socket in order: the acknowledgement, the resent messages, and new messages. */
const createReader = (
  sequencer: Sequencer,
  handlers: LiveChannelHandlers,
  onTelemetry?: Options['onTelemetry'],
) => {
  const resumesFrom = sequencer.position();
  let acknowledged: Frame | null = null;
  let isResuming = resumesFrom !== null;

  const hand = (messages: (LiveMessage | null)[]): void => {
    for (const message of messages) if (message) handlers.onMessage(message);
  };
  const noticeGap = (): void => {
    if (sequencer.isWaiting()) handlers.onGap?.();
  };
  const catchUp = (at: { seq?: number; epoch?: string }, complete: boolean): void => {
    isResuming = false;
    if (!complete) hand(sequencer.restart(at));
    handlers.onCaughtUp?.({ complete });
    noticeGap();
  };
  const acknowledge = (frame: Frame): void => {
    acknowledged = frame;
    hand([frame.message]);
    const { features } = frame.fields;
    if (!isResuming || !Array.isArray(features) || !features.includes('resume')) catchUp(frame, false);
  };
  const resume = ({ fields: { to, complete } }: Frame): void =>
    catchUp({ seq: seqOf(to), epoch: acknowledged?.epoch }, complete === true);
  const accept = (frame: Frame): void => {
    const wasWaiting = sequencer.isWaiting();
    hand(sequencer.accept(frame, frame.message));
    if (!wasWaiting) noticeGap();
  };
  return {
    resumesFrom,
    read: (frame: Frame): void => {
      if (frame.type === 'connection_ready_ack') acknowledge(frame);
      else if (frame.type === 'resumed') resume(frame);
      else if (isTelemetry(frame.message)) onTelemetry?.(frame.message);
      else accept(frame);
    },
    skipGap: (): void => {
      if (!sequencer.isWaiting()) return;
      hand(sequencer.release());
      handlers.onCaughtUp?.({ complete: false });
    },
  };
};

/** Reports a socket that could not be opened as one that closed. The server closes with 1008 where it refuses the token. */
const failAttempt = (handlers: LiveChannelHandlers, error: unknown): void => {
  const isRefused = Object(error).status === 401;
  if (!isRefused) handlers.onError();
  handlers.onClose(
    isRefused ? { code: 1008, reason: 'Invalid token' } : { code: 1006, reason: String(error) },
  );
};

/**
 * Creates the function that opens sockets. The URL of each socket has a new ticket or the current token, and the position
 * to resume from. Across the sockets of one user, each message arrives once and in order.
 */
export const openLiveChannel = (options: Options): OpenLiveChannel => {
  const { wsBase, tokens, onTelemetry, WebSocketImpl = WebSocket } = options;
  const credential = credentialOf(options);
  let sequencer: Sequencer = createSequencer();
  let owner: string | undefined;
  // The validators of messages are in their own chunk, which loads before the first socket opens.
  loadMessages().catch(() => undefined);

  return ({ userId, role }, handlers) => {
    if (!isSafeId(userId)) throw new TypeError(`${JSON.stringify(userId)} is no user id`);
    const path = `${wsBase}/ws/${userId}`;
    if (owner !== userId) sequencer = createSequencer();
    owner = userId;
    const reader = createReader(sequencer, handlers, onTelemetry);
    let socket: WebSocket | undefined;
    let isOver = false;

    const connect = (key: string): void => {
      const from = reader.resumesFrom;
      const resume = from ? `&last_seq=${from.seq}&epoch=${encodeURIComponent(from.epoch)}` : '';
      socket = new WebSocketImpl(`${path}?token=${encodeURIComponent(key)}${resume}`);
      socket.onopen = () => handlers.onOpen();
      socket.onerror = () => handlers.onError();
      socket.onclose = ({ code, reason }) => handlers.onClose({ code, reason });
      socket.onmessage = ({ data }) => {
        handlers.onFrame?.();
        const frame = readFrame(data, role);
        if (frame && !isOver) reader.read(frame);
      };
    };
    const connectLater = async (key: string | Promise<string>): Promise<void> => {
      let ticket: string;
      try {
        ticket = await key;
        await loadMessages();
      } catch (error) {
        return isOver ? undefined : failAttempt(handlers, error);
      }
      if (isOver) return;
      try {
        connect(ticket);
      } catch {
        handlers.onRefused?.();
      }
    };
    const isOpen = (): boolean => socket?.readyState === WebSocketImpl.OPEN;
    const send = (frame: LiveClientMessage | LiveClientExtra): boolean => {
      if (!isOpen()) return false;
      socket?.send(JSON.stringify(frame));
      return true;
    };

    const key = credential();
    if (typeof key === 'string' && canRead()) connect(key);
    else void connectLater(key);
    return {
      send,
      sendToken: () => {
        if (!isOpen()) return false;
        const token = tokenIn(tokens);
        if (typeof token === 'string') return send({ type: 'auth_refresh', token });
        // If the token cannot be read, the server closes the channel when the old one expires.
        token.then((read) => send({ type: 'auth_refresh', token: read })).catch(() => undefined);
        return true;
      },
      skipGap: reader.skipGap,
      close: (code, reason) => {
        isOver = true;
        socket?.close(code, reason);
      },
    };
  };
};
