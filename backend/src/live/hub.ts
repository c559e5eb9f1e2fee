import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openAmong } from '../store/open-sessions.ts';
import type { Store } from '../store/store.ts';
import { openBus, type Signal } from './bus.ts';
import { enveloped } from './frames.ts';
import type { Connection, Sockets } from './sockets.ts';

/** Where the live messages leave this process. Messages come from the outbox alone: a push is a hint, the row is the truth. */
export type Hub = {
  /** Delivers the outbox rows that are new. Call it after every commit that enqueued. */
  wake(): void;
  /** Closes every socket of a user, on every instance of a PostgreSQL database, with a WebSocket close code and its reason. */
  closeUser(userId: string, code: number, reason: string): void;
  /** Closes every socket of one session, likewise. */
  closeSession(sessionId: string, code: number, reason: string): void;
  /** Whether this process holds a socket of the user. */
  online(userId: string): boolean;
  /** How many sockets this process holds, and the outbox position that it has delivered up to. */
  state(): { sockets: number; delivered: number };
  /** Ends the delivery and closes every socket with 1012, spread over `closeStagger`. */
  close(): Promise<void>;
};

type Options = {
  store: Store;
  sockets: Sockets;
  log: Logger;
  databaseUrl: string | null;
  outboxPoll: number;
  closeStagger: number;
};
type Close = Extract<Signal, { kind: 'close' }>;
const rowsPerRead = 500;

/** The one delivery path: reads the outbox on, also what other processes wrote, and pushes to the sockets here. */
export async function createHub(options: Options): Promise<Hub> {
  const { store, sockets, log, outboxPoll, closeStagger } = options;
  const delivery = new Delivery(store, sockets, await lastPosition(store));
  const deliver = () => delivery.wake((error) => log.error({ err: error }, 'the outbox could not be read'));
  const closeHere = (close: Close) => closeAll(sockets, ownedBy(sockets, close), close.code, close.reason);
  const onSignal = (signal: Signal) => (signal.kind === 'wake' ? deliver() : closeHere(signal));
  const onGap = () => {
    deliver();
    closeEnded(store, sockets).catch((error) =>
      log.error({ err: error }, 'ended sessions could not be read'),
    );
  };
  const bus = await openBus({ ...options, onSignal, onGap });
  const close = (whose: Close['whose'], id: string, code: number, reason: string) => {
    const signal = { kind: 'close', whose, id, code, reason } as const;
    closeHere(signal);
    bus.publish(signal);
  };
  // The signal is faster; the poll also hears who has no way to tell, and what a broken connection lost.
  const timer = setInterval(deliver, outboxPoll);

  return {
    wake: () => {
      deliver();
      bus.publish({ kind: 'wake' });
    },
    online: (userId) => sockets.has(userId),
    closeUser: (userId, code, reason) => close('user', userId, code, reason),
    closeSession: (sessionId, code, reason) => close('session', sessionId, code, reason),
    state: () => ({ sockets: sockets.all().length, delivered: delivery.position }),
    close: async () => {
      clearInterval(timer);
      await bus.close();
      await delivery.running;
      await closeStaggered(sockets, closeStagger);
    },
  };
}

const ownedBy = (sockets: Sockets, { whose, id }: Close): Connection[] =>
  whose === 'user' ? sockets.of(id) : sockets.all().filter(({ sessionId }) => sessionId === id);

/** Ends the sockets whose sessions ended while nobody could tell. */
const closeEnded = async ({ read }: Store, sockets: Sockets): Promise<void> => {
  const connections = sockets.all();
  const open = await openAmong(
    read,
    connections.map(({ sessionId }) => sessionId),
  );
  const ended = connections.filter(({ sessionId }) => !open.has(sessionId));
  closeAll(sockets, ended, 1008, 'Invalid token');
};

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

  get position(): number {
    return this.#position;
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
