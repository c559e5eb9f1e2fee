import type { LiveClientExtra, LiveClientMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { RawData } from 'ws';
import type { Context } from '../context.ts';
import { connectionReadyAck, features, pong, resumed } from '../domain/messages/live-messages.ts';
import { reportLocation } from '../rides/report-location.ts';
import { settingsOf } from '../store/people/settings.ts';
import { checkFor } from '../validation/check.ts';
import { admit } from './handshake.ts';
import type { Watch } from './proximity.ts';
import { historyOf, type Position, presentPosition } from './resume.ts';
import type { Connection, Sockets } from './sockets.ts';

export const framesPerSecond = 20;

type Frame = LiveClientMessage | LiveClientExtra;
type Of<Type extends Frame['type']> = Extract<Frame, { type: Type }>;
type Ports = { context: Context; connection: Connection; sockets: Sockets; watch: Watch };

const fits = checkFor(
  {
    oneOf: [
      { $ref: '#/components/schemas/LiveClientMessage' },
      { $ref: '#/components/schemas/LiveClientExtra' },
    ],
  },
  'frame',
);
const isFrame = (value: unknown): value is Frame => fits(value).length === 0;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Acknowledges, then sends the messages after the position in the client's address again. */
const acknowledge = async (
  { context, connection, sockets }: Ports,
  since: Position | null,
): Promise<void> => {
  const { read } = context.store;
  const present = await presentPosition(read, connection.userId);
  const send = (message: object) => sockets.send(connection, JSON.stringify(message));
  send({ ...connectionReadyAck({ protocol: 1, features }), ...present });
  if (!since) return;
  const { frames, ...history } = await historyOf(read, connection.userId, since, present);
  for (const frame of frames) sockets.send(connection, frame);
  send(resumed(history));
};

/** Stores the client's position, unless the client is a rider who shares no position. */
const takeLocation = async ({ context, connection }: Ports, { location }: Of<'location_update'>) => {
  const { userId, role } = connection;
  if (role === 'rider' && !(await settingsOf(context.store.read, userId)).location_sharing) return;
  const { latitude, longitude, accuracy, heading } = location;
  await reportLocation(context, { id: userId, role }, { latitude, longitude, accuracy, heading });
};

/** Continues with a renewed token; an invalid one ends the connection. */
const renew = async (
  { context, connection, sockets }: Ports,
  { token }: Of<'auth_refresh'>,
): Promise<void> => {
  const { userId } = connection;
  const admitted = await admit(context, { userId, token, origin: undefined, host: '' });
  if (typeof admitted === 'string') sockets.close(connection, 1008, admitted);
  else connection.sessionId = admitted.sessionId;
};

/** Limits the number of frames a second. */
const limited = <Argument>(atMost: number, take: (argument: Argument) => void) => {
  let [second, count] = [0, 0];
  return (argument: Argument): void => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count <= atMost) take(argument);
  };
};

/** Handles a client's frames: at most 20 a second and only those of the contract; all others are ignored. */
export const createReceiver = (ports: Ports, since: Position | null) => {
  const { context, connection, sockets, watch } = ports;
  let stopWatching = () => {};
  let locatedAt = Number.NEGATIVE_INFINITY;

  const isTooSoon = (): boolean => {
    const now = performance.now();
    // Networks may deliver frames together that were sent a second apart.
    if (now - locatedAt < limits.live.positionInterval / 2) return true;
    locatedAt = now;
    return false;
  };
  const answer = async (frame: Frame): Promise<void> => {
    switch (frame.type) {
      case 'connection_ready':
        connection.features = new Set(frame.features);
        return acknowledge(ports, since);
      case 'location_update':
        return isTooSoon() ? undefined : takeLocation(ports, frame);
      case 'proximity_subscription':
        stopWatching();
        stopWatching = watch(connection, frame, (text) => sockets.send(connection, text));
        return;
      case 'proximity_unsubscribe':
        return stopWatching();
      case 'ping':
        return sockets.send(connection, JSON.stringify(pong));
      case 'auth_refresh':
        return renew(ports, frame);
    }
  };
  const receive = limited(framesPerSecond, (data: RawData) => {
    const frame = parse(String(data));
    if (!isFrame(frame) || ('user_id' in frame && frame.user_id !== connection.userId)) return;
    answer(frame).catch((error: unknown) =>
      context.log.error({ err: error }, `could not handle a ${frame.type}`),
    );
  });
  return { receive, stop: () => stopWatching() };
};
