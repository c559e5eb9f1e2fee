import { expect, test } from 'vitest';
import { transferNotice } from './transfer-notice.ts';

const ride_id = 'ride1';

test.each([
  ['hold', -200, 'platform_fee'],
  ['release', 200, 'platform_fee_returned'],
  ['penalty', -200, 'penalty'],
  ['penalty', 200, 'compensation'],
  ['payment', -200, 'ride_payment'],
  ['payment', 200, 'ride_fare'],
] as const)('a %s of %d cents is a %s of its ride', (kind, amount, says) => {
  const booked = { kind, reference: `${kind}:ride1`, ride_id };
  expect(transferNotice(booked, amount, 'text')).toEqual({ kind: says, ride_id });
});

test('credits name their source', () => {
  const credit = (reference: string, description = '') =>
    transferNotice({ kind: 'credit', reference, ride_id: null }, 500, description);
  expect(credit('welcome:u1')).toEqual({ kind: 'welcome_credit' });
  expect(credit('topup:t1', 'Top-up by Visa ending in 4242')).toEqual({ kind: 'top_up', card: '4242' });
  expect(transferNotice({ kind: 'refund', reference: 'dispute:d1', ride_id }, 500, '')).toEqual({
    kind: 'dispute_refund',
    ride_id,
  });
});

test('the words of an admin have no notice', () => {
  const booked = { kind: 'credit', reference: 'admin:a1', ride_id: null } as const;
  expect(transferNotice(booked, 500, 'Goodwill')).toBeUndefined();
});
