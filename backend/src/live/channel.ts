import type { LiveClientMessage } from '@mobility/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { isAlive } from '../sessions.ts';
import { checkFor } from '../validation.ts';
import { connectionReadyAck } from './frames.ts';
import { admit } from './handshake.ts';
import { type Connection, closeSocket, type Sockets } from './sockets.ts';

/** How often a socket is asked for a sign of life, and how long it may take to give one. */
export type Heartbeat = { every: number; within: number };

const framesPerSecond = 20;
const checkMessage = checkFor({ $ref: '#/components/schemas/LiveClientMessage' }, 'frame');
const isClientMessage = (value: unknown): value is LiveClientMessage => checkMessage(value).length === 0;

/** Serves `/ws/{userId}?token=`. */
export function serveLiveChannel(
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
  heartbeat: Heartbeat,
): void {
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

    const connection = { socket, userId: admitted.id, sessionId: admitted.sessionId };
    sockets.add(connection);
    const stopBeating = beat(context, connection, sockets, heartbeat);
    socket.once('close', () => {
      stopBeating();
      sockets.remove(connection);
    });
    const receive = receiver(context, connection, sockets);
    socket.off('message', keep);
    socket.on('message', receive);
    early.forEach(receive);
  }
}

type Route = { Params: { userId: string }; Querystring: { token?: string } };

const knockOf = ({ params, query, headers }: FastifyRequest<Route>) => ({
  userId: params.userId,
  token: typeof query.token === 'string' ? query.token : undefined,
  origin: headers.origin,
  host: headers.host ?? '',
});

/** Takes a client's frames: at most 20 a second, and only those of the contract; everything else is ignored. */
function receiver(context: Context, connection: Connection, sockets: Sockets): (data: RawData) => void {
  let [second, count] = [0, 0];
  return (data) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > framesPerSecond) return;
    const message = parse(String(data));
    if (!isClientMessage(message) || message.user_id !== connection.userId) return;
    if (message.type === 'connection_ready') {
      acknowledge(context, connection, sockets).catch((error: unknown) =>
        context.log.error({ err: error }, 'could not acknowledge a connection'),
      );
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function acknowledge({ store }: Context, connection: Connection, sockets: Sockets): Promise<void> {
  const last = await store.read
    .selectFrom('live_sequences')
    .select('seq')
    .where('user_id', '=', connection.userId)
    .executeTakeFirst();
  const epoch = await store.read
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  const ack = connectionReadyAck({ protocol: 1, features: [] });
  sockets.send(connection, JSON.stringify({ ...ack, seq: last?.seq ?? 0, epoch: epoch.value }));
}

/** Pings, cuts off who does not answer, and ends the connection when its session has ended. Answers how to stop. */
function beat(
  context: Context,
  connection: Connection,
  sockets: Sockets,
  { every, within }: Heartbeat,
): () => void {
  const { socket, sessionId } = connection;
  let cutOff: NodeJS.Timeout | undefined;
  socket.on('pong', () => clearTimeout(cutOff));

  async function check(): Promise<void> {
    socket.ping();
    clearTimeout(cutOff);
    cutOff = setTimeout(() => socket.terminate(), within);
    const alive = await isAlive(context, sessionId, context.config.tokenLife);
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
