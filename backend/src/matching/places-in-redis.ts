import { notDriven } from '../domain/driving/driven.ts';
import type { Place } from '../domain/place.ts';
import type { Redis, RedisClient } from '../redis/open-redis.ts';

/** What happened to users' places: the new ones, and null for a user who was erased. */
export type Moves = ReadonlyMap<string, Place | null>;

// Long enough for an instance that was away for minutes; after a longer time it reads all places again.
const entriesKept = 20_000;
const fieldsPerScan = 1_000;
const entriesPerRead = 500;
/** Places that are older are in the store. */
const keptFor = 3_600_000;
const unusedFor = 86_400;

const written = ({ latitude, longitude, address, accuracy, reported_at, ...way }: Place): string => {
  const driven = way.driven_ride === null ? [] : [way.driven_ride, way.driven_km, way.driven_partial];
  return JSON.stringify([latitude, longitude, address, accuracy, reported_at, ...driven]);
};
const read = (text: string): Place => {
  const [latitude, longitude, address, accuracy, reported_at, ...driven] = JSON.parse(text);
  const { driven_ride, driven_km, driven_partial } = notDriven;
  const [ride = driven_ride, km = driven_km, partial = driven_partial] = driven;
  return {
    ...{ latitude, longitude, address, accuracy, reported_at },
    ...{ driven_ride: ride, driven_km: km, driven_partial: partial },
  };
};

/**
 * The places of one database's users in Redis: a hash with the last ones, and a stream of moves that every instance
 * follows. Throws if Redis is away.
 */
export class PlacesInRedis {
  readonly #redis: Redis;
  readonly #hash: string;
  readonly #stream: string;
  /** Names the moves of this instance, which it need not read again. */
  readonly #writer = crypto.randomUUID();
  /** The last entry of the stream that was read; null before everything was read. */
  #position: string | null = null;

  constructor(redis: Redis, epoch: string) {
    this.#redis = redis;
    this.#hash = `mobility:places:${epoch}`;
    this.#stream = `mobility:moves:${epoch}`;
  }

  /** Writes what happened, for all instances. */
  async write(moves: Moves): Promise<void> {
    const places = [...moves].map(([id, place]) => [id, place && written(place)] as const);
    const kept = places.filter((entry): entry is readonly [string, string] => entry[1] !== null);
    const erased = places.filter(([, place]) => place === null).map(([id]) => id);
    const entry = { by: this.#writer, moves: JSON.stringify(places) };
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: entriesKept } as const;
    await this.#ask((client) => {
      const commands = client.multi().xAdd(this.#stream, '*', entry, { TRIM: trim });
      if (kept.length > 0) commands.hSet(this.#hash, Object.fromEntries(kept));
      if (erased.length > 0) commands.hDel(this.#hash, erased);
      return commands.expire(this.#hash, unusedFor).expire(this.#stream, unusedFor).exec();
    });
  }

  /** The last places of these users. */
  async of(userIds: readonly string[]): Promise<Moves> {
    const texts = await this.#ask((client) => client.hmGet(this.#hash, [...userIds]));
    return new Map(userIds.flatMap((id, at) => (texts[at] ? [[id, read(texts[at])] as const] : [])));
  }

  /** All last places, and removes the old ones. The next `next` returns what happens from now on. */
  async all(now: number): Promise<Moves> {
    const last = await this.#ask(async (client) => ({
      found: await client.xRevRange(this.#stream, '+', '-', { COUNT: 1 }),
    }));
    const [places, old] = [new Map<string, Place>(), [] as string[]];
    let cursor = '0';
    do {
      const page = await this.#ask((client) => client.hScan(this.#hash, cursor, { COUNT: fieldsPerScan }));
      cursor = page.cursor;
      for (const { field, value } of page.entries) {
        const place = read(value);
        if (place.reported_at < now - keptFor) old.push(field);
        else places.set(field, place);
      }
    } while (cursor !== '0');
    if (old.length > 0) await this.#ask((client) => client.hDel(this.#hash, old));
    this.#position = last.found?.[0]?.id ?? '0-0';
    return places;
  }

  /** What happened at other instances since the last call. */
  async next(): Promise<Moves> {
    const moves = new Map<string, Place | null>();
    let read = entriesPerRead;
    while (read === entriesPerRead) {
      const id = this.#position ?? '$';
      const streams = await this.#ask(async (client) => ({
        found: await client.xRead({ key: this.#stream, id }, { COUNT: entriesPerRead }),
      }));
      const entries = streams.found?.[0]?.messages ?? [];
      for (const entry of entries) this.#take(entry, moves);
      read = entries.length;
    }
    return moves;
  }

  #take(
    { id, message }: { id: string; message: Record<string, string> },
    moves: Map<string, Place | null>,
  ): void {
    this.#position = id;
    if (message.by === this.#writer) return;
    const entries: [string, string | null][] = JSON.parse(message.moves ?? '[]');
    for (const [userId, place] of entries) moves.set(userId, place === null ? null : read(place));
  }

  async #ask<Answer extends NonNullable<unknown>>(
    commands: (client: RedisClient) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await this.#redis.ask(commands);
    if (answer === null) throw new Error('Redis is away');
    return answer;
  }
}
