import type { Logger } from 'pino';
import { openRedis } from '../redis/open-redis.ts';
import type { Store } from '../store/store.ts';
import { createMemoryPositions } from './memory-positions.ts';
import type { Moves } from './places-in-redis.ts';
import type { Positions } from './positions.ts';
import { SharePlaces } from './share-places.ts';

type Options = { store: Store; now: () => number; url: string; log: Logger };

/**
 * Keeps positions in memory and shares them between instances over Redis, so that every instance knows all of them.
 * While Redis is away, an instance goes on with what it knows.
 */
export const createRedisPositions = async ({ store, now, url, log }: Options): Promise<Positions> => {
  const redis = await openRedis({ url, purpose: 'positions', log });
  const onReplaced = (epoch: string): void => sharing.startAgain(epoch);
  const memory = await createMemoryPositions({ store, now, onReplaced });
  const take = (moves: Moves): void => {
    for (const [userId, place] of moves) {
      if (place) memory.take(userId, place);
      else void memory.forget(userId);
    }
  };
  const sharing = new SharePlaces({ redis, epoch: memory.epoch(), log, now, take });
  await sharing.start();

  return {
    ...memory,
    report: async (userId, place) => {
      const isNew = !memory.knows(userId);
      await memory.report(userId, place);
      sharing.add(userId, place);
      // The user's next request may reach another instance.
      if (isNew) await sharing.send().catch(() => {});
    },
    of: async (userIds) => {
      const missing = userIds.filter((userId) => !memory.knows(userId));
      if (missing.length > 0) await sharing.ask(missing).catch(() => {});
      return memory.of(userIds);
    },
    forget: async (userId) => {
      await memory.forget(userId);
      sharing.add(userId, null);
    },
    close: async () => {
      await sharing.close();
      await memory.close();
    },
  };
};
