import { expect, test } from 'vitest';
import { platformFee } from './fee.ts';
import { limits } from './limits.ts';

test('the fee of a fare is a fifth, rounded half up to a whole cent', () => {
  expect([1_800, 791, 792, 793, 794, 795, 0].map(platformFee)).toEqual([360, 158, 158, 159, 159, 159, 0]);
  expect(limits.money.feePercent).toBe(20);
});

test('every fare up to 1,000.00 has a fee in whole cents, less than half a cent from the exact share', () => {
  const fares = Array.from({ length: 100_001 }, (_, cents) => cents);
  const wrong = fares.filter((fare) => {
    const fee = platformFee(fare);
    return !Number.isInteger(fee) || Math.abs(fee * 5 - fare) > 2;
  });
  expect(wrong).toEqual([]);
});
