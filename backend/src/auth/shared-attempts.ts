import { randomUUID } from 'node:crypto';
import type { Redis } from '../redis/open-redis.ts';
import { type Attempts, remembered } from './attempts.ts';

const keyOf = (key: string): string => `mobility:attempts:${key}`;

/** Attempts that all instances see, and that survive a restart. They are added first and read then, in one step. */
export const rememberIn = (redis: Redis): Attempts => ({
  add: async (keys, now) => {
    const value = randomUUID();
    const lists = await redis.ask(async (client) => {
      const multi = client.multi();
      for (const key of keys.map(keyOf))
        multi
          .zRemRangeByScore(key, '-inf', now - remembered)
          .zAdd(key, { score: now, value })
          .pExpire(key, remembered);
      await multi.exec();
      return Promise.all(keys.map((key) => client.zRangeWithScores(keyOf(key), 0, -1)));
    });
    if (!lists) return null;
    // Those that came after this one do not count: of two at once, one is the first.
    const earlier = lists.map((list) => {
      const own = list.findIndex((entry) => entry.value === value);
      return list.slice(0, Math.max(own, 0)).map(({ score }) => score);
    });
    return {
      earlier,
      withdraw: () =>
        void redis.ask((client) => Promise.all(keys.map((key) => client.zRem(keyOf(key), value)))),
    };
  },
});
