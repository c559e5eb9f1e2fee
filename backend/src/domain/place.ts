import type { Point } from './distance.ts';
import type { Driven } from './driving/driven.ts';

/** Where a user was at the last report; `reported_at` in milliseconds since 1970. */
export type Place = Point & Driven & { address: string | null; accuracy: number | null; reported_at: number };

/** Returns the newest places of these users by their ids, without users who never reported one. */
export type PlacesOf = (userIds: readonly string[]) => Promise<ReadonlyMap<string, Place>>;
