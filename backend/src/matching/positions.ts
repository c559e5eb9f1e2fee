import type { VehicleType } from '@mobility/openapi';
import type { Point } from '../domain/distance.ts';
import type { Place, PlacesOf } from '../domain/place.ts';

export type DriverKind = 'human' | 'simulated';

/** The drivers to look for: those who serve this class of ride around a point. Every driver serves economy rides. */
export type Search = { kind: DriverKind; serving: VehicleType; at: Point };

/** Where all users are. Places change too often for the store, which keeps only the last ones. */
export type Positions = {
  /** Takes the place of a user; the last report wins. */
  report(userId: string, place: Place): Promise<void>;
  of: PlacesOf;
  /** Brings the index of the drivers up to date. Call it before `nearby`, outside of a transaction if possible. */
  refresh(): Promise<void>;
  /**
   * The ids of online drivers whose vehicle serves this class of ride and whose radius reaches the point, nearest
   * first, without those in `skip`. Only a hint, since the store decides.
   */
  nearby(search: Search, limit: number, skip: ReadonlySet<string>): string[];
  /** Writes the places of this process that the store does not have yet. */
  flush(): Promise<void>;
  /** Removes the place of a user whose account was erased. */
  forget(userId: string): Promise<void>;
  close(): Promise<void>;
};
