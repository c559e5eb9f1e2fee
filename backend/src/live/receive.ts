import { limits } from '@mobility/openapi/limits';
import type { RawData } from 'ws';
import type { Context } from '../context.ts';
import { connectionReadyAck, features, pong, resumed } from '../domain/messages/live-messages.ts';
import { reportLocation } from '../rides/report-location.ts';
import { settingsOf } from '../store/people/settings.ts';
import { frameOf } from './frames/frame.ts';
import { type ClientFrame, readFrame } from './frames/frame-check.ts';
import type { Admit } from './handshake.ts';
import type { Watch } from './proximity.ts';
import type { Histories, Position } from './resume.ts';
import type { Connection, Sockets } from './sockets.ts';

export const framesPerSecond = 20;

type Of<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** What all connections of a process share. */
export type Shared = {
  context: Context;
  sockets: Sockets;
  watch: Watch;
  histories: Histories;
  admit: Admit;
};
type Ports = Shared & { connection: Connection };

const acknowledgement = connectionReadyAck({ protocol: 1, features });

/** Acknowledges, then sends the messages after the position in the client's address again. */
const acknowledge = async (
  { histories, connection, sockets }: Ports,
  since: Position | null,
): Promise<void> => {
  const present = await histories.present(connection.userId);
  const first = frameOf(JSON.stringify({ ...acknowledgement, ...present }));
  if (!since) return sockets.write(connection, first);
  const { frames, ...history } = await histories.between(connection.userId, since, present);
  // One packet for all of it.
  sockets.write(connection, Buffer.concat([first, ...frames, frameOf(JSON.stringify(resumed(history)))]));
};

/** Stores the client's position, unless the client is a rider who shares no position. */
const takeLocation = async ({ context, connection }: Ports, { location }: Of<'location_update'>) => {
  const { userId, role, sessionId } = connection;
  if (role === 'rider' && !(await settingsOf(context.store.read, userId)).location_sharing) return;
  const { latitude, longitude, accuracy, heading } = location;
  await reportLocation(context, { id: userId, role, sessionId }, { latitude, longitude, accuracy, heading });
};

/** Continues with a renewed token; an invalid one ends the connection. */
const renew = async ({ admit, connection, sockets }: Ports, { token }: Of<'auth_refresh'>): Promise<void> => {
  const { userId } = connection;
  const admitted = await admit({ userId, token, origin: undefined, host: '' });
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
  const answer = async (frame: ClientFrame): Promise<void> => {
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
    const frame = readFrame(String(data));
    if (!frame || ('user_id' in frame && frame.user_id !== connection.userId)) return;
    answer(frame).catch((error: unknown) =>
      context.log.error({ err: error }, `could not handle a ${frame.type}`),
    );
  });
  return { receive, stop: () => stopWatching() };
};
