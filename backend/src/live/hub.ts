import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { enveloped } from './frames.ts';
import type { Connection, Sockets } from './sockets.ts';

/** Where the live messages leave this process. Messages come from the outbox alone: a push is a hint, the row is the truth. */
export type Hub = {
  /** Delivers the outbox rows that are new. Call it after every commit that enqueued. */
  wake(): void;
  /** Closes every socket of a user, with a WebSocket close code and its reason. */
  closeUser(userId: string, code: number, reason: string): void;
  /** Closes every socket of one session. */
  closeSession(sessionId: string, code: number, reason: string): void;
  /** Whether this process holds a socket of the user. */
  online(userId: string): boolean;
  /** Ends the delivery and closes every socket with 1012, spread over `closeStagger`. */
  close(): Promise<void>;
};

type Options = { store: Store; sockets: Sockets; log: Logger; outboxPoll: number; closeStagger: number };
const rowsPerRead = 500;

/** The one delivery path: reads the outbox on, also what other processes wrote, and pushes to the sockets here. */
export async function createHub({ store, sockets, log, outboxPoll, closeStagger }: Options): Promise<Hub> {
  const delivery = new Delivery(store, sockets, await lastPosition(store));
  const wake = () => delivery.wake((error) => log.error({ err: error }, 'the outbox could not be read'));
  const timer = setInterval(wake, outboxPoll);

  return {
    wake,
    online: (userId) => sockets.has(userId),
    closeUser: (userId, code, reason) => closeAll(sockets, sockets.of(userId), code, reason),
    closeSession: (sessionId, code, reason) => {
      const own = sockets.all().filter((connection) => connection.sessionId === sessionId);
      closeAll(sockets, own, code, reason);
    },
    close: async () => {
      clearInterval(timer);
      await delivery.running;
      await closeStaggered(sockets, closeStagger);
    },
  };
}

/** Pushes the outbox rows past a position, one reader at a time. */
class Delivery {
  running: Promise<void> | null = null;
  #wanted = false;
  #position: number;
  readonly #store: Store;
  readonly #sockets: Sockets;

  constructor(store: Store, sockets: Sockets, position: number) {
    this.#store = store;
    this.#sockets = sockets;
    this.#position = position;
  }

  wake(onError: (error: unknown) => void): void {
    this.#wanted = true;
    this.running ??= this.#run()
      .catch(onError)
      .finally(() => {
        this.running = null;
      });
  }

  async #run(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false;
      const rows = await rowsAfter(this.#store, this.#position);
      for (const row of rows) this.#push(row);
      this.#wanted ||= rows.length === rowsPerRead;
    }
  }

  #push(row: OutboxRow): void {
    this.#position = row.position;
    if (!this.#sockets.has(row.user_id)) return;
    const frame = enveloped(row);
    for (const connection of this.#sockets.of(row.user_id)) this.#sockets.send(connection, frame);
  }
}

type OutboxRow = Awaited<ReturnType<typeof rowsAfter>>[number];

const closeAll = (sockets: Sockets, connections: Connection[], code: number, reason: string): void => {
  for (const connection of connections) sockets.close(connection, code, reason);
};

// Spread, so that the clients do not all come back in the same moment.
async function closeStaggered(sockets: Sockets, within: number): Promise<void> {
  const connections = sockets.all();
  const closed = connections.map(({ socket }) => new Promise((done) => socket.once('close', done)));
  const pause = within / Math.max(connections.length, 1);
  for (const connection of connections) {
    sockets.close(connection, 1012, 'Service restart');
    if (pause >= 1) await wait(pause);
  }
  await Promise.all(closed);
}

const lastPosition = async ({ read }: Store): Promise<number> => {
  const row = await read
    .selectFrom('outbox')
    .select((column) => column.fn.max('position').as('position'))
    .executeTakeFirst();
  return Number(row?.position ?? 0);
};

const rowsAfter = ({ read }: Store, position: number) =>
  read
    .selectFrom('outbox')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(rowsPerRead)
    .execute();
