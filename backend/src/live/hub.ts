import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@mobility/openapi';
import type { Logger } from 'pino';
import { type OutboxReader, type OutboxRow, openOutboxReader } from '../store/outbox/outbox-reader.ts';
import { openAmong } from '../store/people/open-sessions.ts';
import type { Store } from '../store/store.ts';
import type { Signal } from './bus/bus.ts';
import { openBus } from './bus/open-bus.ts';
import { Enveloper } from './frames/envelope.ts';
import type { Presence } from './presence.ts';
import type { Connection, ShownFeature, Sockets } from './sockets.ts';

/**
 * Sends live messages to clients. All messages come from the outbox: a push is only a hint, and the
 * stored row decides.
 */
export type Hub = {
  /** Delivers new outbox rows. Call it after every commit that queued messages, with the users who get them. */
  wake(users?: readonly string[]): void;
  /**
   * Closes every socket of a user, on every instance of a PostgreSQL database, with a WebSocket close code and a
   * reason.
   */
  closeUser(userId: string, code: number, reason: string): void;
  /** Closes every socket of one session, also on the other instances. */
  closeSession(sessionId: string, code: number, reason: string): void;
  /** Sends a frame that bypasses the outbox to a user, on every instance of a PostgreSQL database. It may be lost. */
  show(userId: string, feature: ShownFeature, frame: string): void;
  /** Sends such a frame to all users of a role. */
  showRole(role: Role, feature: ShownFeature, frame: string): void;
  /** Whether the user has an open socket, as far as this process knows: here, and elsewhere if presence is shared. */
  online(userId: string): boolean;
  /** Whether any user has an open socket, as far as this process knows. */
  isAnybodyOnline(): boolean;
  /** The number of open sockets of this process, the last outbox position that it delivered, and whether NATS answers. */
  state(): { sockets: number; delivered: number; busIsUp: boolean };
  /** Stops the delivery and closes every socket with 1012, spread over `closeStagger`. */
  close(): Promise<void>;
};

type Options = {
  store: Store;
  sockets: Sockets;
  presence: Presence;
  log: Logger;
  databaseUrl: string | null;
  busUrl: string | null;
  outboxPoll: number;
  closeStagger: number;
};
/** How often the outbox is read without a signal while a bus brings them. */
const pollWithBus = 5_000;
type Close = Extract<Signal, { kind: 'close' }>;

/**
 * The only delivery path: reads new outbox rows, including those of other processes, and pushes them to this process's
 * sockets.
 */
export async function createHub(options: Options): Promise<Hub> {
  const { store, sockets, presence, log, outboxPoll, closeStagger } = options;
  const delivery = new Delivery(await openOutboxReader(store), sockets);
  const deliver = () => delivery.wake((error) => log.error({ err: error }, 'could not read the outbox'));
  const closeHere = (close: Close) => closeAll(sockets, ownedBy(sockets, close), close.code, close.reason);
  const onSignal = (signal: Signal) => {
    if (signal.kind === 'wake') deliver();
    else if (signal.kind === 'show') sockets.show(signal.userId, signal.feature, signal.frame);
    else if (signal.kind === 'show_role') sockets.showRole(signal.role, signal.feature, signal.frame);
    else closeHere(signal);
  };
  const onGap = () => {
    deliver();
    closeEnded(store, sockets).catch((error) => log.error({ err: error }, 'could not read ended sessions'));
  };
  const bus = await openBus({ ...options, onSignal, onGap });
  const close = (whose: Close['whose'], id: string, code: number, reason: string) => {
    const signal = { kind: 'close', whose, id, code, reason } as const;
    closeHere(signal);
    bus.publish(signal);
  };
  sockets.followUsers(bus);
  // Signals are faster; the poll finds messages of processes without signals and those lost with a broken connection.
  let sincePoll = 0;
  const poll = () => {
    sincePoll += outboxPoll;
    if (bus.isUp && sincePoll < pollWithBus) return;
    sincePoll = 0;
    deliver();
  };
  const timer = setInterval(poll, outboxPoll);

  return {
    wake: (users = []) => {
      deliver();
      bus.publish({ kind: 'wake', users });
    },
    show: (userId, feature, frame) => {
      sockets.show(userId, feature, frame);
      bus.publish({ kind: 'show', userId, feature, frame });
    },
    showRole: (role, feature, frame) => {
      sockets.showRole(role, feature, frame);
      bus.publish({ kind: 'show_role', role, feature, frame });
    },
    online: (userId) => sockets.has(userId) || presence.elsewhere(userId),
    isAnybodyOnline: () => sockets.hasAny() || presence.anybodyElsewhere(),
    closeUser: (userId, code, reason) => close('user', userId, code, reason),
    closeSession: (sessionId, code, reason) => close('session', sessionId, code, reason),
    state: () => ({
      sockets: sockets.all().length,
      delivered: delivery.outbox.position,
      busIsUp: bus.isUp,
    }),
    close: async () => {
      clearInterval(timer);
      await bus.close();
      await delivery.running;
      await presence.close();
      await closeStaggered(sockets, closeStagger);
    },
  };
}

const ownedBy = (sockets: Sockets, { whose, id }: Close): Connection[] =>
  whose === 'user' ? sockets.of(id) : sockets.all().filter(({ sessionId }) => sessionId === id);

/** Closes the sockets whose sessions ended while signals were lost. */
const closeEnded = async ({ read }: Store, sockets: Sockets): Promise<void> => {
  const connections = sockets.all();
  const open = await openAmong(
    read,
    connections.map(({ sessionId }) => sessionId),
  );
  const ended = connections.filter(({ sessionId }) => !open.has(sessionId));
  closeAll(sockets, ended, 1008, 'Invalid token');
};

/** Pushes the new rows of the outbox; one read runs at a time. */
class Delivery {
  running: Promise<void> | null = null;
  #wanted = false;
  readonly outbox: OutboxReader;
  readonly #sockets: Sockets;
  readonly #enveloper = new Enveloper();

  constructor(outbox: OutboxReader, sockets: Sockets) {
    this.outbox = outbox;
    this.#sockets = sockets;
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
      const { rows, isMore } = await this.outbox.next();
      for (const row of rows) this.#push(row);
      this.#wanted ||= isMore;
    }
  }

  #push(row: OutboxRow): void {
    this.#sockets.sendTo(row.user_id, () => this.#enveloper.frameOf(row));
  }
}

const closeAll = (sockets: Sockets, connections: Connection[], code: number, reason: string): void => {
  for (const connection of connections) sockets.close(connection, code, reason);
};

// Spread out, so that the clients do not all reconnect at the same time.
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
