import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { createMemoryPositions } from './memory-positions.ts';
import type { Positions } from './positions.ts';
import { createStorePositions } from './store-positions.ts';

type Options = {
  store: Store;
  databaseUrl: string | null;
  positionsUrl: string | null;
  now: () => number;
  log: Logger;
};

const choose = async ({ databaseUrl, positionsUrl: url, ...options }: Options): Promise<Positions> => {
  if (url !== null) return (await import('./redis-positions.ts')).createRedisPositions({ ...options, url });
  return databaseUrl === null
    ? createMemoryPositions(options)
    : createStorePositions(options.store, options.now);
};

/**
 * Keeps positions where the configuration says: in Redis for several instances, or else in the PostgreSQL database that
 * they share, or else in the memory of a single process.
 */
export const openPositions = async (options: Options): Promise<Positions> => {
  const positions = await choose(options);
  // Reads all drivers who are online now, so that no request has to.
  await positions.refresh();
  return positions;
};
