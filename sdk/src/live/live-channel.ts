import type { LiveClientExtra, LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import type { MobilityClient } from '../operation.ts';
import { safeSegment } from '../path.ts';
import { credentialOf } from './credential.ts';
import { type Frame, readFrame, seqOf } from './read-message.ts';
import { createSequencer } from './sequencer.ts';

export type LiveChannelHandlers = {
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  onError(): void;
  onClose(close: { code: number; reason: string }): void;
  /** The browser cannot create the socket, which was found only after a ticket had come. */
  onRefused?(): void;
  /** A sign of life of the server: a frame, whatever it says. */
  onFrame?(): void;
  /** Messages wait for one that is missing, until it comes or `skipGap` gives up on it. */
  onGap?(): void;
  /** Nothing before now will come any more. Where not `complete`, something may be missing that has to be fetched. */
  onCaughtUp?(caughtUp: { complete: boolean }): void;
};
export type LiveChannel = {
  /** False when the socket was not open and the message was dropped. */
  send(message: LiveClientMessage | Extract<LiveClientExtra, { type: 'ping' }>): boolean;
  /** Goes on with the token of the moment. Only where the server announced `auth_refresh`. */
  sendToken(): boolean;
  /** Hands on what waits for a missing message. */
  skipGap(): void;
  close(code: number, reason?: string): void;
};
/** Opens one socket. Throws where the browser cannot create it, and a TypeError for an unusable user id. */
export type OpenLiveChannel = (
  target: { userId: string; role: Role },
  handlers: LiveChannelHandlers,
) => LiveChannel;

type Telemetry = Extract<LiveMessage, { type: 'nearby_drivers_update' }>;
type Options = {
  wsBase: string;
  tokens: { read(): string | null };
  /** Asked for a ticket before each socket; without it the token opens the socket. */
  client?: Pick<MobilityClient, 'issueSocketTicket'>;
  /** Positions: they have no order to keep, and pass by the handlers. */
  onTelemetry?(message: Telemetry): void;
  WebSocketImpl?: typeof WebSocket;
};
type Sequencer = ReturnType<typeof createSequencer<LiveMessage | null>>;

/** Reads one socket's frames in order: the acknowledgement, what is sent again after it, and everything new. */
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
      else if (frame.message?.type === 'nearby_drivers_update') onTelemetry?.(frame.message);
      else accept(frame);
    },
    skipGap: (): void => {
      if (!sequencer.isWaiting()) return;
      hand(sequencer.release());
      handlers.onCaughtUp?.({ complete: false });
    },
  };
};

/**
 * Makes the opener. The address is built anew each time, with a new ticket or the current token and with the place to
 * resume from. Across the sockets of one user, messages come in order and each once.
 */
export const openLiveChannel = (options: Options): OpenLiveChannel => {
  const { wsBase, tokens, onTelemetry, WebSocketImpl = WebSocket } = options;
  const credential = credentialOf(options);
  let sequencer: Sequencer = createSequencer();
  let owner: string | undefined;

  return ({ userId, role }, handlers) => {
    const path = `${wsBase}/ws/${safeSegment(userId)}`;
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
    const connectLater = async (key: Promise<string>): Promise<void> => {
      const ticket = await key;
      if (isOver) return;
      try {
        connect(ticket);
      } catch {
        handlers.onRefused?.();
      }
    };
    const send = (frame: LiveClientMessage | LiveClientExtra): boolean => {
      if (socket?.readyState !== WebSocketImpl.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    };

    const key = credential();
    if (typeof key === 'string') connect(key);
    else void connectLater(key);
    return {
      send,
      sendToken: () => send({ type: 'auth_refresh', token: tokens.read() ?? '' }),
      skipGap: reader.skipGap,
      close: (code, reason) => {
        isOver = true;
        socket?.close(code, reason);
      },
    };
  };
};
