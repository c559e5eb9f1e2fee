import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Place } from '../domain/place.ts';
import type { Redis } from '../redis/open-redis.ts';
import { type Moves, PlacesInRedis } from './places-in-redis.ts';

/** How long a report may take to the other instances. */
const turn = 50;
const allAgainAfter = 3_600_000;

type Options = {
  redis: Redis;
  epoch: string;
  log: Logger;
  now: () => number;
  /** Takes what happened at the other instances. */
  take: (moves: Moves) => void;
};

/**
 * Sends the moves of this instance to Redis and takes those of the others, in short turns. While Redis is away, moves
 * are collected; afterwards they are sent, and all places are read again.
 */
export class SharePlaces {
  readonly #options: Options;
  #places: PlacesInRedis;
  #unsent = new Map<string, Place | null>();
  #allAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #following: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#places = new PlacesInRedis(options.redis, options.epoch);
    options.redis.client.on('ready', () => this.#readAllAgain());
  }

  /** Takes the first turn, if Redis is there, and the others in the background. */
  async start(): Promise<void> {
    await this.#turn();
    this.#following = this.#follow();
  }

  /** Sends this move with the next turn. */
  add(userId: string, place: Place | null): void {
    this.#unsent.set(userId, place);
  }

  /** Sends what was added. */
  async send(): Promise<void> {
    const batch = this.#unsent;
    if (batch.size === 0) return;
    this.#unsent = new Map();
    try {
      await this.#places.write(batch);
    } catch (error) {
      this.#unsent = new Map([...batch, ...this.#unsent]);
      throw error;
    }
  }

  /** Takes the places of these users from Redis, if it has them. */
  async ask(userIds: readonly string[]): Promise<void> {
    if (!this.#options.redis.client.isReady) return;
    this.#options.take(await this.#places.of(userIds));
  }

  /** Goes on with the places of another database, after a restore. */
  startAgain(epoch: string): void {
    this.#places = new PlacesInRedis(this.#options.redis, epoch);
    this.#unsent.clear();
    this.#readAllAgain();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#following;
    await this.#turn();
    await this.#options.redis.close();
  }

  #readAllAgain(): void {
    this.#allAt = Number.NEGATIVE_INFINITY;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      await this.#turn();
      await wait(turn, undefined, { ref: false });
    }
  }

  async #turn(): Promise<void> {
    const { redis, log } = this.#options;
    if (!redis.client.isReady) return;
    try {
      await this.send();
      await this.#read();
    } catch (error) {
      log.debug({ err: error }, 'could not share positions');
    }
  }

  async #read(): Promise<void> {
    const { take, now } = this.#options;
    const time = now();
    if (Math.abs(time - this.#allAt) < allAgainAfter) return take(await this.#places.next());
    this.#allAt = time;
    try {
      take(await this.#places.all(time));
    } catch (error) {
      this.#readAllAgain();
      throw error;
    }
  }
}
