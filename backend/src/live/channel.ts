import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { isAlive } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import { admit } from './handshake.ts';
import { createWatch } from './proximity.ts';
import { createReceiver, framesPerSecond } from './receive.ts';
import { positionIn } from './resume.ts';
import { type Connection, closeSocket, type Sockets } from './sockets.ts';

/** How often a socket is asked for a sign of life, and how long it may take to give one. */
export type Heartbeat = { every: number; within: number };

/** Serves `/ws/{userId}?token=`, and `&last_seq=&epoch=` for a client that was here before. */
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
      throw refuse(404);
    },
    wsHandler: open,
  });

  async function open(socket: WebSocket, request: FastifyRequest<Route>): Promise<void> {
    // Listeners first: frames may arrive while the token is being checked.
    const early: RawData[] = [];
    const keep = (data: RawData) => void (early.length < framesPerSecond && early.push(data));
    socket.on('message', keep);
    const admitted = await admit(context, knockOf(request));
    if (typeof admitted === 'string') return closeSocket(socket, 1008, admitted);
    if (socket.readyState !== socket.OPEN) return;

    const connection = {
      socket,
      userId: admitted.id,
      role: admitted.role,
      sessionId: admitted.sessionId,
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

const knockOf = ({ params, query, headers }: FastifyRequest<Route>) => ({
  userId: params.userId,
  token: typeof query.token === 'string' ? query.token : undefined,
  origin: headers.origin,
  host: headers.host ?? '',
});

/** Ends a socket that failed. What a peer sent against the protocol is its own fault: no line that it could fill the log with. */
export const hearSocketError =
  (log: Logger) =>
  (error: Error, socket: WebSocket): void => {
    if (isPeersFault(error)) {
      log.debug({ code: error.code }, 'a peer broke the protocol');
      // ws has begun to close with the code that fits, 1009 for a large frame; this cuts off who does not answer.
      closeSocket(socket, 1002, 'Invalid frame');
    } else {
      log.error({ err: error }, 'a connection failed');
      socket.terminate();
    }
  };

const isPeersFault = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('WS_ERR_');

/** Pings, cuts off who does not answer, and ends the connection when its session has ended. Answers how to stop. */
function beat(
  context: Context,
  connection: Connection,
  sockets: Sockets,
  { every, within }: Heartbeat,
): () => void {
  const { socket } = connection;
  let cutOff: NodeJS.Timeout | undefined;
  socket.on('pong', () => clearTimeout(cutOff));

  async function check(): Promise<void> {
    socket.ping();
    clearTimeout(cutOff);
    cutOff = setTimeout(() => socket.terminate(), within);
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
