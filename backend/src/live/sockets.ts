import type { Duplex } from 'node:stream';
import type { Role } from '@mobility/openapi';
import type { WebSocket } from 'ws';
import { frameOf } from './frames/frame.ts';

/** An open connection of a signed-in user. */
export type Connection = {
  socket: WebSocket;
  /** The stream below the socket. Complete frames are written to it, because ws would encode each one again. */
  wire: Duplex;
  userId: string;
  role: Role;
  sessionId: string;
  /** The features beyond the specification that the client announced. */
  features: ReadonlySet<string>;
};

/** The features whose messages bypass the outbox. */
export type ShownFeature = 'driver_location' | 'ride_updated' | 'admin_event';

/** Hears which users are connected to this process. */
type Follower = { hold(userId: string): void; release(userId: string): void };

const perUserAtMost = 10;
const bufferedAtMost = 1_048_576;
const positionsBufferedAtMost = 16_384;
const closeWithin = 2_000;

/** The connections of this process, by user. */
export class Sockets {
  readonly #byUser = new Map<string, Set<Connection>>();
  #follower: Follower | null = null;

  /** Tells who is connected from now on. */
  followUsers(follower: Follower): void {
    this.#follower = follower;
  }

  /** Adds a connection. The eleventh connection of a user closes the oldest one. */
  add(connection: Connection): void {
    const own = this.#byUser.get(connection.userId) ?? new Set<Connection>();
    if (own.size === 0) this.#follower?.hold(connection.userId);
    this.#byUser.set(connection.userId, own.add(connection));
    const oldest = own.values().next().value;
    if (oldest && own.size > perUserAtMost) this.close(oldest, 1000, 'Replaced by a newer connection');
  }

  remove(connection: Connection): void {
    const own = this.#byUser.get(connection.userId);
    own?.delete(connection);
    if (own?.size !== 0) return;
    this.#byUser.delete(connection.userId);
    this.#follower?.release(connection.userId);
  }

  has(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  /** Sends a frame to every connection of a user. */
  sendTo(userId: string, makeFrame: () => Buffer): void {
    const own = this.#byUser.get(userId);
    if (!own) return;
    const frame = makeFrame();
    for (const connection of own) this.write(connection, frame);
  }

  of(userId: string): Connection[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  /** The users who are connected to this process. */
  users(): Iterable<string> {
    return this.#byUser.keys();
  }

  hasAny(): boolean {
    return this.#byUser.size > 0;
  }

  all(): Connection[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** Sends a text to one connection. */
  send(connection: Connection, text: string): void {
    this.write(connection, frameOf(text));
  }

  /** Sends a frame, or closes a connection that reads too slowly with 1013, so that it reconnects. */
  write(connection: Connection, frame: Buffer): void {
    const { socket, wire } = connection;
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableLength > bufferedAtMost) this.close(connection, 1013, 'Too slow');
    else wire.write(frame);
  }

  /** Sends a frame to the connections that announced its feature. A connection that reads too slowly misses it. */
  show(userId: string, feature: ShownFeature, text: string): void {
    const own = this.#byUser.get(userId);
    if (!own) return;
    const frame = frameOf(text);
    for (const connection of own) showOn(connection, feature, frame);
  }

  /** Sends a frame to the connections of a role that announced its feature. */
  showRole(role: Role, feature: ShownFeature, text: string): void {
    const frame = frameOf(text);
    for (const own of this.#byUser.values())
      for (const connection of own) if (connection.role === role) showOn(connection, feature, frame);
  }

  /** Closes with the closing handshake, and terminates after two seconds. */
  close(connection: Connection, code: number, reason: string): void {
    this.remove(connection);
    closeSocket(connection.socket, code, reason);
  }
}

const showOn = ({ socket, wire, features }: Connection, feature: ShownFeature, frame: Buffer): void => {
  const isFree = socket.readyState === socket.OPEN && wire.writableLength < positionsBufferedAtMost;
  if (isFree && features.has(feature)) wire.write(frame);
};

/** Closes a socket with a code, and terminates it if the peer does not answer within two seconds. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const cutOff = setTimeout(() => socket.terminate(), closeWithin);
  socket.once('close', () => clearTimeout(cutOff));
}
