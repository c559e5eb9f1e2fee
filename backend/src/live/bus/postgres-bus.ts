import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus, Signal } from './bus.ts';

const channel = 'mobility';
const comeBackAfter = 1_000;

type Options = { databaseUrl: string; log: Logger; onSignal: (signal: Signal) => void; onGap: () => void };

/** A bus over LISTEN and NOTIFY on a separate connection that reconnects when it breaks. */
class PostgresBus implements Bus {
  readonly #options: Options;
  readonly #self = randomUUID();
  #client: pg.Client | null = null;
  #closed = false;
  /** The newest position for each user that waits to be sent. */
  readonly #shown = new Map<string, Signal>();
  #wakes: 'none' | 'one' | 'more' = 'none';
  /** The queue of signals, because a connection runs one query at a time. */
  #sending: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const { databaseUrl, onGap } = this.#options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'mobility bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, null));
    client.on('notification', ({ payload = '{}' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    onGap();
  }

  publish(signal: Signal): void {
    if (signal.kind === 'wake') this.#publishWake();
    else if (signal.kind === 'show') this.#publishPosition(signal.userId, signal);
    else void this.#send(signal);
  }

  // Every instance hears every signal.
  hold(): void {}
  release(): void {}

  // The poll stays short: a wake is lost with the connection, which takes a while to show.
  readonly isUp = false;

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  // While signals wait, a newer position replaces an older one.
  #publishPosition(userId: string, signal: Signal): void {
    const isWaiting = this.#shown.has(userId);
    this.#shown.set(userId, signal);
    if (isWaiting) return;
    this.#sending = this.#sending.then(() => {
      const newest = this.#shown.get(userId) ?? signal;
      this.#shown.delete(userId);
      return this.#tell(newest);
    });
  }

  // Several commits in a row need only one more wake.
  #publishWake(): void {
    if (this.#wakes !== 'none') {
      this.#wakes = 'more';
      return;
    }
    this.#wakes = 'one';
    void this.#send({ kind: 'wake', users: [] }).finally(() => {
      const more = this.#wakes === 'more';
      this.#wakes = 'none';
      if (more) this.#publishWake();
    });
  }

  /** Resolves once the signal and all earlier ones are sent or lost. */
  #send(signal: Signal): Promise<void> {
    this.#sending = this.#sending.then(() => this.#tell(signal));
    return this.#sending;
  }

  async #tell(signal: Signal): Promise<void> {
    try {
      const payload = JSON.stringify({ ...signal, from: this.#self });
      await this.#client?.query('select pg_notify($1, $2)', [channel, payload]);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not signal the other instances');
    }
  }

  #hear(payload: string): void {
    // Only instances of this server write to this channel. This is the only cast.
    const signal = JSON.parse(payload) as Signal & { from: string };
    if (signal.from !== this.#self) this.#options.onSignal(signal);
  }

  #lose(client: pg.Client, error: Error | null): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#options.log.warn({ err: error }, 'the connection to the other instances is broken');
    client.end().catch(() => {});
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await wait(comeBackAfter, undefined, { ref: false });
      await this.connect().catch(() => {});
    }
  }
}

/** Connects to the other instances. Throws if the database does not answer at the start. */
export const openPostgresBus = async (options: Options): Promise<Bus> => {
  const bus = new PostgresBus(options);
  await bus.connect();
  return bus;
};
