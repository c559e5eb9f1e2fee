import type { PaymentRecord } from '@mobility/openapi';
import example from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { earningsToday } from './earnings.ts';

const noon = new Date(2026, 10, 22, 12).getTime();
const record = (driver_earnings: number, changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...(example as PaymentRecord),
  driver_earnings,
  status: 'paid',
  created_at: new Date(noon).toISOString(),
  ...changes,
});

test('the earnings of today are those of paid payments that were created today, in local time', () => {
  const yesterday = new Date(2026, 10, 21, 23, 59, 59).toISOString();
  const midnight = new Date(2026, 10, 22).toISOString();
  const records = [
    record(0.1),
    record(0.2, { created_at: midnight }),
    record(4, { status: 'pending' }),
    record(8, { status: 'failed' }),
    record(16, { created_at: yesterday }),
    record(32, { created_at: 'no date' }),
  ];
  expect(earningsToday(records, noon)).toEqual({ net: 0.3, rides: 2 });
  expect(earningsToday([], noon)).toEqual({ net: 0, rides: 0 });
});
