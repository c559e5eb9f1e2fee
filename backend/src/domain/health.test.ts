import { describe, expect, test } from 'vitest';
import { judgeApi, judgeLedger, judgeMail, judgePayments, judgeStore } from './health.ts';

describe('the judgements', () => {
  const books = { entries: 2, sum: 0, unbalanced: 0, orphaned: 0, stillHeld: 0 };
  test.each([
    [judgeApi(1, 60_000), 'healthy', 'Up for 1 minute'],
    [judgeApi(900, 7_200_000), 'degraded', 'Up for 2 hours, but busy: it answers 900 ms late'],
    [judgeStore(1, true), 'healthy', 'Reads and writes'],
    [judgeStore(900, true), 'degraded', 'Reads and writes, but slowly: 900 ms'],
    [judgeStore(1, false), 'down', 'What was written could not be read back'],
    [judgePayments({ all: 3, silent: 0, stuck: 0 }), 'healthy', '3 card payments answered'],
    [
      judgePayments({ all: 3, silent: 1, stuck: 0 }),
      'degraded',
      'The bank did not answer 1 of 3 card payments',
    ],
    [
      judgePayments({ all: 3, silent: 3, stuck: 0 }),
      'down',
      'The bank has not answered for a quarter of an hour',
    ],
    [
      judgePayments({ all: 0, silent: 0, stuck: 1 }),
      'degraded',
      "1 card payment waits for the bank's answer",
    ],
    [judgeLedger({ ...books, unbalanced: 2 }), 'down', '2 transactions do not sum to zero'],
    [judgeLedger({ ...books, orphaned: 5 }), 'down', 'Balances of 0.05 belong to nobody'],
    [
      judgeMail({ waiting: 2, oldest: 0, failing: 0 }, false, 9e9),
      'healthy',
      'No mail server is set up: 2 mails wait in the store',
    ],
    [
      judgeMail({ waiting: 2, oldest: 0, failing: 1 }, true, 1),
      'degraded',
      '2 mails wait; the mail server refused 1',
    ],
    [
      judgeMail({ waiting: 1, oldest: 0, failing: 0 }, true, 9e9),
      'degraded',
      '1 mail waits, the oldest for more than five minutes',
    ],
    [judgeMail({ waiting: 0, oldest: 0, failing: 0 }, true, 1), 'healthy', 'All mail is sent'],
  ])('%o', (finding, status, detail) => {
    expect(finding).toEqual({ status, detail });
  });
});
