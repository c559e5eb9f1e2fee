import { openSessions } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import type { Connection, Sockets } from './sockets.ts';

/** The interval of the pings, and the time limit for the answer. */
export type Heartbeat = { every: number; within: number };

const pingFrame = Buffer.from([0x89, 0]);
/** Connections are looked at in groups, one after the other, so that their pings are spread over the interval. */
const groups = 25;

type Beating = { connection: Connection; awaitsPongSince: number | null };

/**
 * Pings all connections with one timer, terminates those that do not answer, and ends those whose sessions have ended.
 */
export class Heartbeats {
  readonly #groups = Array.from({ length: groups }, () => new Set<Beating>());
  readonly #context: Context;
  readonly #sockets: Sockets;
  readonly #within: number;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  #added = 0;

  constructor(context: Context, sockets: Sockets, { every, within }: Heartbeat) {
    this.#context = context;
    this.#sockets = sockets;
    this.#within = within;
    this.#timer = setInterval(() => this.#beat(), every / groups);
  }

  /** Pings a connection from now on. Returns a function that stops this. */
  add(connection: Connection): () => void {
    // In turn, so that connections that come together are not pinged together.
    const group = this.#groups[this.#added++ % groups];
    const beating: Beating = { connection, awaitsPongSince: null };
    group?.add(beating);
    connection.socket.on('pong', () => {
      beating.awaitsPongSince = null;
    });
    return () => void group?.delete(beating);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = performance.now();
    for (const group of this.#groups) this.#terminateSilent(group, now);
    const group = [...(this.#groups[this.#turn] ?? [])];
    this.#turn = (this.#turn + 1) % groups;
    for (const beating of group) {
      const { socket, wire } = beating.connection;
      if (socket.readyState === socket.OPEN) wire.write(pingFrame);
      // A further ping gives no further time to a connection that owes an answer.
      beating.awaitsPongSince ??= now;
    }
    this.#endClosed(group.map(({ connection }) => connection)).catch((error: unknown) =>
      this.#context.log.error({ err: error }, 'could not check the connections'),
    );
  }

  #terminateSilent(group: Set<Beating>, now: number): void {
    for (const { connection, awaitsPongSince } of group)
      if (awaitsPongSince !== null && now - awaitsPongSince > this.#within) connection.socket.terminate();
  }

  /** Ends connections whose sessions have ended, or whose last token has expired. */
  async #endClosed(connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const { store, config, now } = this.#context;
    const sessions = await openSessions(
      store.read,
      connections.map(({ sessionId }) => sessionId),
    );
    for (const connection of connections) {
      const session = sessions.get(connection.sessionId);
      if (!session) this.#sockets.close(connection, 1008, 'Invalid token');
      else if (now() >= session.rotated_at + config.tokenLife)
        this.#sockets.close(connection, 1008, 'Token expired');
    }
  }
}
