/** The numbers of rides in the stores that are compared, smallest first; GROWTH_SIZES names others. */
export const sizes = (process.env.GROWTH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
/** The engines of the stores; GROWTH_ENGINES names fewer. */
export const engines = (process.env.GROWTH_ENGINES ?? 'sqlite,postgres').split(',');

/** Only the reads whose names match this are measured; GROWTH_READS is a regular expression. */
export const chosen = new RegExp(process.env.GROWTH_READS ?? '');

type Who = 'rider' | 'driver' | 'admin' | 'passenger' | 'payer';
type What = 'rider' | 'driver' | 'completed' | 'active' | 'thread' | 'link' | 'session' | 'listed';
/** What an admin types: ids, ends of ids, names and addresses. */
type Typed = 'ride' | 'rideEnd' | 'rider' | 'driver' | 'thread' | 'driverMail' | 'oldMail' | 'oldName';

/** The tokens of the people whose requests are measured, the ids that the paths name, and the words that are sought. */
export type Cast = {
  url: string;
  tokens: Record<Who, string>;
  ids: Record<What, string>;
  typed: Record<Typed, string>;
};
/**
 * A read: the role of the caller, and the path. One that reads a limited number of rows reaches that limit only in a large
 * store, so it has a number of milliseconds instead of a ratio to the smallest store.
 */
export type Read = { as: Who; path: string; atMost?: number };
