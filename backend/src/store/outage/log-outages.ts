import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnreachable } from './unavailable.ts';

const pause = 500;

type Ask = () => Promise<unknown>;
type Facts = { err?: unknown };

const doesAnswer = (ask: Ask): Promise<boolean> =>
  ask().then(
    () => true,
    (error: unknown) => !isUnreachable(error),
  );

/**
 * A logger for everything that uses the database. An outage is one line when it begins and one when it ends; what fails
 * meanwhile because of it is logged at `debug`. `ask` asks the database for any answer.
 */
export const logOutages = (log: Logger, ask: Ask): Logger => {
  let isWatching = false;

  /** Waits for the end of an outage. If there is none, only a connection broke, and its error is reported. */
  const watch = async (err: unknown, report: () => void): Promise<void> => {
    if (await doesAnswer(ask)) return report();
    log.error({ err }, 'the database does not answer');
    do await wait(pause, undefined, { ref: false });
    while (!(await doesAnswer(ask)));
    log.warn('the database answers again');
  };

  const quiet =
    (level: 'error' | 'warn') =>
    (facts: Facts, message?: string): void => {
      const report = () => log[level](facts, message);
      if (!isUnreachable(facts?.err)) {
        report();
      } else if (isWatching) {
        log.debug(facts, message);
      } else {
        isWatching = true;
        void watch(facts.err, report).finally(() => {
          isWatching = false;
        });
      }
    };

  return Object.assign(Object.create(log), { error: quiet('error'), warn: quiet('warn') });
};
