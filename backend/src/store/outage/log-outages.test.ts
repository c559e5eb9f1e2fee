import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOutages } from './log-outages.ts';

const lost = () => new Error('Connection terminated unexpectedly');

/** A log whose database answers as `answers` says, one answer after the other, and the lines that it writes. */
const logged = (...answers: ('yes' | 'no')[]) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const ask = async () => {
    if (answers.shift() === 'no') throw lost();
  };
  return { lines, log: logOutages(log, ask) };
};

test('of an outage, the beginning and the end are logged', async () => {
  const { lines, log } = logged('no', 'no', 'yes');
  log.error({ err: lost() }, 'a job failed');
  log.warn({ err: lost() }, 'could not read the figures');
  await expect.poll(() => lines).toEqual(['the database does not answer']);
  log.error({ err: lost() }, 'a job failed again');
  await expect
    .poll(() => lines, { timeout: 3_000 })
    .toEqual(['the database does not answer', 'the database answers again']);
});

test('a broken connection to a database that answers is logged as it is', async () => {
  const { lines, log } = logged('yes');
  log.error({ err: lost() }, 'a job failed');
  await expect.poll(() => lines).toEqual(['a job failed']);
});

test('errors that have nothing to do with the database are logged during an outage', async () => {
  const { lines, log } = logged('no');
  log.error({ err: lost() }, 'a job failed');
  await expect.poll(() => lines).toEqual(['the database does not answer']);
  log.error({ err: new Error('a mistake') }, 'a job has a mistake');
  expect(lines.at(-1)).toBe('a job has a mistake');
});

test('the next outage is logged again', async () => {
  const { lines, log } = logged('no', 'yes', 'no');
  log.error({ err: lost() }, 'a job failed');
  await expect.poll(() => lines, { timeout: 3_000 }).toHaveLength(2);
  log.error({ err: lost() }, 'a job failed');
  await expect.poll(() => lines.at(-1)).toBe('the database does not answer');
});
