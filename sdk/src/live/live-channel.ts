import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { safeSegment } from '../path.ts';
import { readMessage } from './read-message.ts';
import { createSequencer } from './sequencer.ts';

export type LiveChannelHandlers = {
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  onError(): void;
  onClose(close: { code: number; reason: string }): void;
};
export type LiveChannel = {
  /** False when the socket was not open and the message was dropped. */
  send(message: LiveClientMessage): boolean;
  close(code: number, reason?: string): void;
};
/** Opens one socket. Throws where the browser cannot create it, and a TypeError for an unusable user id. */
export type OpenLiveChannel = (
  target: { userId: string; role: Role },
  handlers: LiveChannelHandlers,
) => LiveChannel;

type Options = {
  wsBase: string;
  tokens: { read(): string | null };
  WebSocketImpl?: typeof WebSocket;
};

/** Makes the opener. The address is built anew, with the current token, each time; a repeated message is dropped across sockets. */
export const openLiveChannel = ({ wsBase, tokens, WebSocketImpl = WebSocket }: Options): OpenLiveChannel => {
  const sequencer = createSequencer();
  return ({ userId, role }, handlers) => {
    const token = encodeURIComponent(tokens.read() ?? '');
    const socket = new WebSocketImpl(`${wsBase}/ws/${safeSegment(userId)}?token=${token}`);
    socket.onopen = () => handlers.onOpen();
    socket.onerror = () => handlers.onError();
    socket.onclose = ({ code, reason }) => handlers.onClose({ code, reason });
    socket.onmessage = ({ data }) => {
      const message = typeof data === 'string' ? readMessage(data, role) : null;
      if (message !== null && sequencer.isNew(message)) handlers.onMessage(message);
    };
    return {
      send: (message) => {
        if (socket.readyState !== WebSocketImpl.OPEN) return false;
        socket.send(JSON.stringify(message));
        return true;
      },
      close: (code, reason) => socket.close(code, reason),
    };
  };
};
