import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { isAlive } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { admit } from './handshake.ts';
import { createWatch } from './proximity.ts';
import { createReceiver, framesPerSecond } from './receive.ts';
import { positionIn } from './resume.ts';
import { type Connection, closeSocket, type Sockets } from './sockets.ts';

/** The interval of the pings, and the time limit for the answer. */
export type Heartbeat = { every: number; within: number };

/** Serves `/ws/{userId}?token=`, with `&last_seq=&epoch=` for a client that resumes. */
export function serveLiveChannel(
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
  heartbeat: Heartbeat,
): void {
  const watch = createWatch(context);
  app.route<Route>({
    method: 'GET',
    url: '/ws/:userId',
    handler: () => {
      throw new Refusal('not_found', 'Not found');
    },
    wsHandler: open,
  });

  async function open(socket: WebSocket, request: FastifyRequest<Route>): Promise<void> {
    // Attach the listeners first, because frames may arrive while the token is being checked.
    const early: RawData[] = [];
    const keep = (data: RawData) => void (early.length < framesPerSecond && early.push(data));
    socket.on('message', keep);
    const admitted = await admit(context, handshakeOf(request));
    if (typeof admitted === 'string') return closeSocket(socket, 1008, admitted);
    if (socket.readyState !== socket.OPEN) return;

    const connection = {
      socket,
      userId: admitted.id,
      role: admitted.role,
      sessionId: admitted.sessionId,
      features: new Set<string>(),
    };
    sockets.add(connection);
    const { receive, stop } = createReceiver(
      { context, connection, sockets, watch },
      positionIn(request.query),
    );
    const stopBeating = beat(context, connection, sockets, heartbeat);
    socket.once('close', () => {
      stopBeating();
      stop();
      sockets.remove(connection);
    });
    socket.off('message', keep);
    socket.on('message', receive);
    early.forEach(receive);
  }
}

type Route = {
  Params: { userId: string };
  Querystring: { token?: string; last_seq?: string; epoch?: string };
};

const handshakeOf = ({ params, query, headers }: FastifyRequest<Route>) => ({
  userId: params.userId,
  token: typeof query.token === 'string' ? query.token : undefined,
  origin: headers.origin,
  host: headers.host ?? '',
});

/**
 * Ends a socket that failed. A protocol error of the client is logged only at debug level, so that a client cannot flood
 * the log.
 */
export const handleSocketError =
  (log: Logger) =>
  (error: Error, socket: WebSocket): void => {
    if (isClientError(error)) {
      log.debug({ code: error.code }, 'a client broke the protocol');
      // ws closes with the matching code, 1009 for a large frame; this terminates a client that does not answer.
      closeSocket(socket, 1002, 'Invalid frame');
    } else {
      log.error({ err: error }, 'a connection failed');
      socket.terminate();
    }
  };

const isClientError = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('WS_ERR_');

/**
 * Sends pings, terminates a connection without answers, and ends it when its session has ended. Returns a function
 * that stops this.
 */
function beat(
  context: Context,
  connection: Connection,
  sockets: Sockets,
  { every, within }: Heartbeat,
): () => void {
  const { socket } = connection;
  let cutOff: NodeJS.Timeout | undefined;
  socket.on('pong', () => {
    clearTimeout(cutOff);
    cutOff = undefined;
  });

  async function check(): Promise<void> {
    socket.ping();
    // A further ping gives no further time to a connection that owes an answer.
    cutOff ??= setTimeout(() => socket.terminate(), within);
    const alive = await isAlive(context, connection.sessionId, context.config.tokenLife);
    if (!alive) sockets.close(connection, 1008, 'Token expired');
  }

  const timer = setInterval(
    () =>
      check().catch((error: unknown) => context.log.error({ err: error }, 'could not check a connection')),
    every,
  );
  return () => {
    clearInterval(timer);
    clearTimeout(cutOff);
  };
}
