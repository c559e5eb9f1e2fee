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
  let position = await lastPosition(store);
  let wanted = false;
  let delivering: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    while (wanted) {
      wanted = false;
      const rows = await rowsAfter(store, position);
      for (const row of rows) {
        position = row.position;
        const frame = sockets.has(row.user_id) ? enveloped(row) : null;
        if (frame) for (const connection of sockets.of(row.user_id)) sockets.send(connection, frame);
      }
      wanted ||= rows.length === rowsPerRead;
    }
  }

  function wake(): void {
    wanted = true;
    delivering ??= deliver()
      .catch((error: unknown) => log.error({ err: error }, 'could not read the outbox'))
      .finally(() => {
        delivering = null;
      });
  }

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
      await delivering;
      await closeStaggered(sockets, closeStagger);
    },
  };
}

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
