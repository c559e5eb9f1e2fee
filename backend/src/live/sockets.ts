import type { Role } from '@mobility/openapi';
import type { WebSocket } from 'ws';

/** An open connection of a signed-in user. */
export type Connection = {
  socket: WebSocket;
  userId: string;
  role: Role;
  sessionId: string;
  /** The features beyond the specification that the client announced. */
  features: ReadonlySet<string>;
};

/** The features whose messages bypass the outbox. */
export type ShownFeature = 'driver_location' | 'ride_updated' | 'admin_event';

const perUserAtMost = 10;
const bufferedAtMost = 1_048_576;
const positionsBufferedAtMost = 16_384;
const closeWithin = 2_000;

/** The connections of this process, by user. */
export class Sockets {
  readonly #byUser = new Map<string, Set<Connection>>();

  /** Adds a connection. The eleventh connection of a user closes the oldest one. */
  add(connection: Connection): void {
    const own = this.#byUser.get(connection.userId) ?? new Set<Connection>();
    this.#byUser.set(connection.userId, own.add(connection));
    const oldest = own.values().next().value;
    if (oldest && own.size > perUserAtMost) this.close(oldest, 1000, 'Replaced by a newer connection');
  }

  remove(connection: Connection): void {
    const own = this.#byUser.get(connection.userId);
    own?.delete(connection);
    if (own?.size === 0) this.#byUser.delete(connection.userId);
  }

  has(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  /** Sends a frame to every connection of a user. */
  sendTo(userId: string, frame: () => string): void {
    const own = this.#byUser.get(userId);
    if (!own) return;
    const text = frame();
    for (const connection of own) this.send(connection, text);
  }

  of(userId: string): Connection[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  /** The users of a role who are connected to this process. */
  usersOf(role: Role): string[] {
    return [...this.#byUser].flatMap(([userId, own]) =>
      [...own].some((connection) => connection.role === role) ? [userId] : [],
    );
  }

  all(): Connection[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** Sends a frame, or closes a connection that reads too slowly with 1013, so that it reconnects. */
  send(connection: Connection, frame: string): void {
    const { socket } = connection;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > bufferedAtMost) this.close(connection, 1013, 'Too slow');
    else socket.send(frame);
  }

  /** Sends a frame to the connections that announced its feature. A connection that reads too slowly misses it. */
  show(userId: string, feature: ShownFeature, frame: string): void {
    for (const connection of this.#byUser.get(userId) ?? []) showOn(connection, feature, frame);
  }

  /** Sends a frame to the connections of a role that announced its feature. */
  showRole(role: Role, feature: ShownFeature, frame: string): void {
    for (const own of this.#byUser.values())
      for (const connection of own) if (connection.role === role) showOn(connection, feature, frame);
  }

  /** Closes with the closing handshake, and terminates after two seconds. */
  close(connection: Connection, code: number, reason: string): void {
    this.remove(connection);
    closeSocket(connection.socket, code, reason);
  }
}

const showOn = ({ socket, features }: Connection, feature: ShownFeature, frame: string): void => {
  const isFree = socket.readyState === socket.OPEN && socket.bufferedAmount < positionsBufferedAtMost;
  if (isFree && features.has(feature)) socket.send(frame);
};

/** Closes a socket with a code, and terminates it if the peer does not answer within two seconds. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const cutOff = setTimeout(() => socket.terminate(), closeWithin);
  socket.once('close', () => clearTimeout(cutOff));
}
