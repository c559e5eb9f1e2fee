import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus, Signal } from './bus.ts';

const comeBackAfter = 1_000;
/** A message for more users than this wakes every instance. */
const usersNamedAtMost = 50;

type Options = {
  /** As nats://user:password@host:port, with `/name` where several installations share a server. */
  url: string;
  log: Logger;
  onSignal: (signal: Signal) => void;
  onGap: () => void;
};

/** A part of a subject; the characters that mean something to NATS are escaped. */
const tokenOf = (id: string): string => encodeURIComponent(id).replaceAll('.', '%2E').replaceAll('*', '%2A');

/**
 * A bus over NATS. An instance subscribes to the users that are connected to it, so that it hears of nobody else. What is
 * lost while NATS is away is found in the outbox.
 */
class NatsBus implements Bus {
  readonly #options: Options;
  readonly #server: string;
  readonly #prefix: string;
  readonly #held = new Map<string, Subscription | null>();
  #connection: NatsConnection | null = null;
  #isUp = false;
  #closed = false;
  #confirming: Promise<void> | null = null;

  constructor(options: Options) {
    const { pathname } = new URL(options.url);
    this.#options = options;
    this.#server = options.url.slice(0, options.url.length - (pathname === '/' ? 0 : pathname.length));
    this.#prefix = tokenOf(pathname.slice(1) || 'mobility');
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Connects, now or as soon as the server is there. */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'NATS is away; messages are found by reading the outbox');
      void this.#comeBack();
    }
  }

  publish(signal: Signal): void {
    for (const [subject, part] of this.#addressed(signal)) this.#send(subject, part);
  }

  hold(userId: string): void {
    if (this.#held.has(userId)) return;
    this.#held.set(userId, this.#subscribe(this.#subjectOf(userId)));
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = null;
    });
  }

  release(userId: string): void {
    this.#held.get(userId)?.unsubscribe();
    this.#held.delete(userId);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#isUp = false;
    await this.#connection?.close();
  }

  /** A signal, by the subjects that those who need it listen to. */
  #addressed(signal: Signal): [string, Signal][] {
    if (signal.kind === 'show') return [[this.#subjectOf(signal.userId), signal]];
    const users = new Set(signal.kind === 'wake' ? signal.users : []);
    if (users.size === 0 || users.size > usersNamedAtMost) return [[`${this.#prefix}.all`, signal]];
    return [...users].map((userId) => [this.#subjectOf(userId), { kind: 'wake', users: [userId] }]);
  }

  #subjectOf(userId: string): string {
    return `${this.#prefix}.user.${tokenOf(userId)}`;
  }

  // A message that was committed before the server knew of a subscription is read from the outbox.
  async #confirm(): Promise<void> {
    await wait(1);
    await this.#connection?.flush().catch(() => {});
    if (this.#isUp) this.#options.onSignal({ kind: 'wake', users: [] });
  }

  async #connect(): Promise<void> {
    const connection = await connect({
      servers: this.#server,
      name: 'mobility',
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: comeBackAfter,
    });
    if (this.#closed) return connection.close();
    this.#connection = connection;
    this.#subscribe(`${this.#prefix}.all`);
    for (const userId of this.#held.keys()) this.#held.set(userId, this.#subscribe(this.#subjectOf(userId)));
    void this.#follow(connection);
    this.#rise();
  }

  #rise(): void {
    this.#isUp = true;
    this.#options.onGap();
  }

  /** Says once that the server is away and once that it is back; the client subscribes again by itself. */
  async #follow(connection: NatsConnection): Promise<void> {
    const { log } = this.#options;
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' && this.#isUp) {
        this.#isUp = false;
        log.warn('NATS is away; messages are found by reading the outbox');
      } else if (type === 'reconnect') {
        log.warn('NATS is back');
        this.#rise();
      }
    }
  }

  async #comeBack(): Promise<void> {
    while (!this.#closed && !this.#connection) {
      await wait(comeBackAfter, undefined, { ref: false });
      await this.#connect().catch(() => {});
    }
  }

  #subscribe(subject: string): Subscription | null {
    const callback = (error: Error | null, message: Msg) => {
      if (error) return this.#options.log.warn({ err: error }, 'a subscription of NATS failed');
      // Only instances of this server write to these subjects. This is the only cast.
      this.#options.onSignal(message.json<Signal>());
    };
    return this.#connection?.subscribe(subject, { callback }) ?? null;
  }

  #send(subject: string, signal: Signal): void {
    // Signals are dropped while NATS is away: an instance that reconnects reads the outbox.
    if (this.#isUp) this.#connection?.publish(subject, JSON.stringify(signal));
  }
}

/** Connects the instances through NATS. A server that is away does not stop the start. */
export const openNatsBus = async (options: Options): Promise<Bus> => {
  const bus = new NatsBus(options);
  await bus.open();
  return bus;
};
