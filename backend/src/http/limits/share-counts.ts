import type { Redis } from '../../redis/open-redis.ts';
import type { RequestCounts } from './request-counts.ts';

const sharedEvery = 1_000;
const minute = 60_000;

/** Adds the counts of this instance to the common ones and learns the sums. */
const share = async (redis: Redis, counts: RequestCounts): Promise<void> => {
  const unshared = [...counts.takeUnshared()];
  if (unshared.length === 0) return;
  await redis.ask((client) =>
    Promise.all(
      unshared.map(async ([key, count]) => {
        const name = `mobility:requests:${key}`;
        const [, sum, left] = await client
          .multi()
          .set(name, 0, { expiration: { type: 'PX', value: minute }, condition: 'NX' })
          .incrBy(name, count)
          .pTTL(name)
          .exec();
        counts.learn(key, Number(sum), Number(left));
      }),
    ),
  );
};

/**
 * Shares the counts of requests between the instances. It happens once a second, so that no request waits for it: for a
 * second, every instance may allow what another has already counted. Returns a function that stops this.
 */
export const shareCounts = (redis: Redis, counts: RequestCounts): (() => void) => {
  const timer = setInterval(() => void share(redis, counts), sharedEvery);
  return () => clearInterval(timer);
};
