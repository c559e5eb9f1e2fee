import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { ping } from '../../store/health.ts';

const patience = 3_000;

/** Returns ok while the database answers. */
export const getReadiness: Handler<'getReadiness'> = async ({ config, store, log }) => {
  const asking = ping(store.read).then(
    () => true,
    (error: unknown) => {
      log.debug({ err: error }, 'not ready');
      return false;
    },
  );
  const isReady = await Promise.race([asking, wait(patience, false, { ref: false })]);
  if (!isReady) throw new Refusal('unavailable', 'The database does not answer');
  return { status: 200, body: { status: 'ok', version: config.version } };
};
