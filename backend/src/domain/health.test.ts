import { describe, expect, test } from 'vitest';
import { assessApi, assessLedger, assessMail, assessPayments, assessStore } from './health.ts';

describe('the health of components', () => {
  const books = { entries: 2, sum: 0, unbalanced: 0, orphaned: 0, stillHeld: 0 };
  test.each([
    [assessApi(1, 60_000), 'healthy', 'Up for 1 minute'],
    [assessApi(900, 7_200_000), 'degraded', 'Up for 2 hours, but busy: it answers 900 ms late'],
    [assessStore(1, true), 'healthy', 'Reads and writes'],
    [assessStore(900, true), 'degraded', 'Reads and writes, but slowly: 900 ms'],
    [assessStore(1, false), 'down', 'What was written could not be read back'],
    [assessPayments({ all: 3, silent: 0, stuck: 0 }), 'healthy', '3 card payments answered'],
    [
      assessPayments({ all: 3, silent: 1, stuck: 0 }),
      'degraded',
      'The bank did not answer 1 of 3 card payments',
    ],
    [
      assessPayments({ all: 3, silent: 3, stuck: 0 }),
      'down',
      'The bank has not answered for a quarter of an hour',
    ],
    [
      assessPayments({ all: 0, silent: 0, stuck: 1 }),
      'degraded',
      "1 card payment waits for the bank's answer",
    ],
    [assessLedger({ ...books, unbalanced: 2 }), 'down', '2 transactions do not sum to zero'],
    [assessLedger({ ...books, orphaned: 5 }), 'down', 'Balances of 0.05 belong to nobody'],
    [
      assessMail({ waiting: 2, oldest: 0, failing: 0 }, false, 9e9),
      'healthy',
      'No mail server is set up: 2 mails wait in the store',
    ],
    [
      assessMail({ waiting: 2, oldest: 0, failing: 1 }, true, 1),
      'degraded',
      '2 mails wait; the mail server refused 1',
    ],
    [
      assessMail({ waiting: 1, oldest: 0, failing: 0 }, true, 9e9),
      'degraded',
      '1 mail waits, the oldest for more than five minutes',
    ],
    [assessMail({ waiting: 0, oldest: 0, failing: 0 }, true, 1), 'healthy', 'All mail is sent'],
  ])('the assessment %o has the status %s and the detail %s', (finding, status, detail) => {
    expect(finding).toEqual({ status, detail });
  });
});
