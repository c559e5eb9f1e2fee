import type { PaymentStatus } from '@mobility/openapi';
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { untilExpiry } from './rules.ts';

it('limits the delay until a payment expires to what a timer can hold', () => {
  const at = (expires_at: PaymentStatus['expires_at'], now: number) =>
    untilExpiry({ ...(pending as PaymentStatus), expires_at }, now);
  expect(at(null, 0)).toBe(2 ** 31 - 1);
  expect(at('2999-01-01T00:00:00Z', 0)).toBe(2 ** 31 - 1);
  expect(at('soon', 0)).toBe(2 ** 31 - 1);
  expect(at(1, 5_000_000)).toBe(10_000);
  expect(at(1_000, 900_000)).toBe(100_000);
});
