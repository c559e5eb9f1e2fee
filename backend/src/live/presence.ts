import { randomUUID } from 'node:crypto';
import type { Redis, RedisClient } from '../redis/open-redis.ts';
import type { Sockets } from './sockets.ts';

/** Who is connected to another instance, as far as it is known here. */
export type Presence = {
  elsewhere(userId: string): boolean;
  /** Whether anybody at all is connected to another instance. */
  anybodyElsewhere(): boolean;
  close(): Promise<void>;
};

/** Without a shared place, an instance knows only its own connections. */
const knownHereOnly: Presence = {
  elsewhere: () => false,
  anybodyElsewhere: () => false,
  close: async () => {},
};

const sharedEvery = 2_000;
/** An instance that has not said so for this long is gone, and its users with it. */
const goneAfter = 15_000;
const instances = 'mobility:instances';
const keyOf = (instance: string): string => `mobility:online:${instance}`;

/** Tells the other instances who is connected here, and learns who is connected to them. */
class SharedPresence implements Presence {
  readonly #redis: Redis;
  readonly #sockets: Sockets;
  readonly #now: () => number;
  readonly #self = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #told = new Set<string>();
  #others: ReadonlySet<string> = new Set();
  #learntAt = Number.NEGATIVE_INFINITY;
  #exchanging: Promise<void> | null = null;

  constructor(redis: Redis, sockets: Sockets, now: () => number) {
    this.#now = now;
    this.#redis = redis;
    this.#sockets = sockets;
    this.#timer = setInterval(() => {
      this.#exchanging ??= this.#exchange().finally(() => {
        this.#exchanging = null;
      });
    }, sharedEvery);
  }

  elsewhere(userId: string): boolean {
    return this.#isCurrent() && this.#others.has(userId);
  }

  anybodyElsewhere(): boolean {
    return this.#isCurrent() && this.#others.size > 0;
  }

  #isCurrent(): boolean {
    return performance.now() - this.#learntAt < goneAfter;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#exchanging;
    await this.#redis.ask((client) =>
      Promise.all([client.del(keyOf(this.#self)), client.zRem(instances, this.#self)]),
    );
  }

  async #exchange(): Promise<void> {
    const others = await this.#redis.ask(async (client) => {
      await this.#tell(client);
      return this.#learn(client);
    });
    if (!others) return;
    this.#others = others;
    this.#learntAt = performance.now();
  }

  async #tell(client: RedisClient): Promise<void> {
    const key = keyOf(this.#self);
    const users = new Set(this.#sockets.users());
    // A restarted Redis server has no members.
    const isKnown = await client.pExpire(key, goneAfter);
    const told = isKnown ? this.#told : new Set<string>();
    const come = [...users].filter((userId) => !told.has(userId));
    const gone = [...told].filter((userId) => !users.has(userId));
    await Promise.all([
      client.zAdd(instances, { score: this.#now(), value: this.#self }),
      come.length > 0 ? client.sAdd(key, come) : null,
      gone.length > 0 ? client.sRem(key, gone) : null,
      client.pExpire(key, goneAfter),
    ]);
    this.#told = users;
  }

  async #learn(client: RedisClient): Promise<Set<string>> {
    await client.zRemRangeByScore(instances, '-inf', this.#now() - goneAfter);
    const others = (await client.zRange(instances, 0, -1)).filter((instance) => instance !== this.#self);
    const lists = await Promise.all(others.map((instance) => client.sMembers(keyOf(instance))));
    return new Set(lists.flat());
  }
}

/** Shares presence through Redis, if there is one. */
export const sharePresence = (redis: Redis | null, sockets: Sockets, now: () => number): Presence =>
  redis ? new SharedPresence(redis, sockets, now) : knownHereOnly;
