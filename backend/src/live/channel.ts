import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { type LiveAddress, liveAddressOf } from './address.ts';
import { createAdmission } from './handshake.ts';
import { type Heartbeat, Heartbeats } from './heartbeat.ts';
import { createWatch } from './proximity.ts';
import { createReceiver, framesPerSecond, type Shared } from './receive.ts';
import { createHistories, positionIn } from './resume.ts';
import { closeSocket, type Sockets } from './sockets.ts';

const frameAtMost = 16_384;

/** Takes over connections that ask for the live channel. */
export type LiveChannel = {
  /** Opens `/ws/{userId}?token=`, with `&last_seq=&epoch=` for a client that resumes. */
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void;
  /** Refuses further connections, closes the open ones as the hub does, and then ends all that are left. */
  close(): Promise<void>;
};

type Options = {
  context: Context;
  sockets: Sockets;
  heartbeat: Heartbeat;
  /** Answers a request that is no proper handshake. */
  refuse(wire: Duplex, status: number): void;
};

/** The live channel of a process. */
export const createLiveChannel = ({ context, sockets, heartbeat, refuse }: Options): LiveChannel => {
  const shared: Shared = {
    context,
    sockets,
    watch: createWatch(context),
    histories: createHistories(context.store),
    admit: createAdmission(context),
  };
  const beats = new Heartbeats(context, sockets, heartbeat);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameAtMost,
    perMessageDeflate: false,
  });
  const fail = handleSocketError(context.log);
  server.on('wsClientError', (_, wire) => refuse(wire, 400));

  return {
    upgrade: (request, wire, head) => {
      const address = liveAddressOf(request);
      if (!address) return refuse(wire, 404);
      server.handleUpgrade(request, wire, head, (socket) => {
        socket.on('error', (error) => fail(error, socket));
        open(shared, beats, { socket, wire, address }).catch((error: unknown) => fail(error, socket));
      });
    },
    close: async () => {
      beats.close();
      server.close();
      await context.hub.close();
      // Those that were not admitted yet.
      for (const socket of server.clients) socket.terminate();
    },
  };
};

type Opened = { socket: WebSocket; wire: Duplex; address: LiveAddress };

async function open(shared: Shared, beats: Heartbeats, { socket, wire, address }: Opened): Promise<void> {
  // Attach the listeners first, because frames may arrive while the token is being checked.
  const early: RawData[] = [];
  const keep = (data: RawData) => void (early.length < framesPerSecond && early.push(data));
  socket.on('message', keep);
  const admitted = await shared.admit(address.handshake);
  if (typeof admitted === 'string') return closeSocket(socket, 1008, admitted);
  if (socket.readyState !== socket.OPEN) return;

  const { sockets } = shared;
  const { id: userId, role, sessionId } = admitted;
  const connection = { socket, wire, userId, role, sessionId, features: noFeatures };
  sockets.add(connection);
  const { receive, stop } = createReceiver({ ...shared, connection }, positionIn(address.query));
  const stopBeating = beats.add(connection);
  socket.once('close', () => {
    stopBeating();
    stop();
    sockets.remove(connection);
  });
  socket.off('message', keep);
  socket.on('message', receive);
  early.forEach(receive);
}

const noFeatures: ReadonlySet<string> = new Set();

/**
 * Ends a socket that failed. A protocol error of the client is logged only at debug level, so that a client cannot flood
 * the log.
 */
const handleSocketError =
  (log: Logger) =>
  (error: unknown, socket: WebSocket): void => {
    if (isClientError(error)) {
      log.debug({ code: error.code }, 'a client broke the protocol');
      // ws closes with the matching code, 1009 for a large frame; this terminates a client that does not answer.
      closeSocket(socket, 1002, 'Invalid frame');
    } else {
      log.error({ err: error }, 'a connection failed');
      socket.terminate();
    }
  };

const isClientError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('WS_ERR_');
