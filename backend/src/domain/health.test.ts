import { describe, expect, test } from 'vitest';
import { assessApi, assessLedger, assessMail, assessPayments, assessStore } from './health.ts';

describe('the health of components', () => {
  const books = { entries: 2, sum: 0, unbalanced: 0, orphaned: 0, stillHeld: 0, older: 0, figures: 0 };
  test.each([
    [assessApi(1, 60_000), 'healthy', 'Up for 1 minute'],
    [assessApi(900, 7_200_000), 'degraded', 'Up for 2 hours. Responses are delayed by 900 ms'],
    [assessStore(1, true), 'healthy', 'Reads and writes work'],
    [assessStore(900, true), 'degraded', 'Reads and writes take 900 ms'],
    [assessStore(1, false), 'down', 'Data that was written could not be read back'],
    [assessPayments({ all: 3, silent: 0, stuck: 0 }), 'healthy', '3 card payments processed'],
    [
      assessPayments({ all: 3, silent: 1, stuck: 0 }),
      'degraded',
      'The bank did not respond to 1 of 3 card payments',
    ],
    [assessPayments({ all: 3, silent: 3, stuck: 0 }), 'down', 'The bank has not responded for 15 minutes'],
    [
      assessPayments({ all: 0, silent: 0, stuck: 1 }),
      'degraded',
      '1 card payment is waiting for a response from the bank',
    ],
    [
      assessLedger({ ...books, entries: 500 }),
      'healthy',
      'The newest 500 entries add up to zero, and all balances match',
    ],
    [assessLedger({ ...books, unbalanced: 2 }), 'down', '2 transactions do not add up to zero'],
    [assessLedger({ ...books, older: 1 }), 'down', 'The check of older entries found 1 error'],
    [assessLedger({ ...books, figures: 2 }), 'down', '2 balances or counts differ from the history'],
    [assessLedger({ ...books, orphaned: 5 }), 'down', 'Balances of 0.05 belong to unknown users'],
    [
      assessMail({ waiting: 2, oldest: 0, failing: 0 }, false, 9e9),
      'healthy',
      'No mail server is configured: 2 e-mails are waiting',
    ],
    [
      assessMail({ waiting: 2, oldest: 0, failing: 1 }, true, 1),
      'degraded',
      '2 e-mails are waiting; the mail server refused 1',
    ],
    [
      assessMail({ waiting: 1, oldest: 0, failing: 0 }, true, 9e9),
      'degraded',
      '1 e-mail is waiting, the oldest for more than 5 minutes',
    ],
    [assessMail({ waiting: 0, oldest: 0, failing: 0 }, true, 1), 'healthy', 'All e-mails are sent'],
  ])('a component is assessed as %o', (finding, status, detail) => {
    expect(finding).toEqual({ status, detail });
  });
});
