import { expect, test } from 'vitest';
import { amountIn } from './amount-in.ts';

test.each([
  ['en-US', '5', 5],
  ['en-US', ' 75.5 ', 75.5],
  ['en-US', '.5', 0.5],
  ['en-US', '5.', 5],
  ['en-US', '1000', 1000],
  ['en-US', '1,000', 1000],
  ['en-US', '1,000.50', 1000.5],
  ['en-US', '1,000,000', 1_000_000],
  ['de-DE', '12,50', 12.5],
  ['de-DE', ',5', 0.5],
  ['de-DE', '1.000', 1000],
  ['de-DE', '1.000,50', 1000.5],
  ['ar-AE', '1,000.50', 1000.5],
  ['ar-AE', '١٠٫٥٠', 10.5],
  ['ar-AE', '١٬٠٠٠٫٥٠', 1000.5],
])('in %s, %j is %d', (locale, text, amount) => {
  expect(amountIn(locale, text)).toBe(amount);
});

test.each([
  ['en-US', ''],
  ['en-US', '.'],
  ['en-US', 'five'],
  ['en-US', '1e2'],
  ['en-US', '12,50'],
  ['en-US', '1.000'],
  ['en-US', '10.005'],
  ['en-US', '01,000'],
  ['en-US', '1,00,000'],
  ['en-US', '1,000,'],
  ['en-US', '1.000,50'],
  ['de-DE', '12.50'],
  ['de-DE', '1,000'],
  ['de-DE', '1,000.50'],
  ['ar-AE', '12,50'],
  ['ar-AE', '١٠,٥٠٥'],
])('in %s, %j is refused', (locale, text) => {
  expect(amountIn(locale, text)).toBeNaN();
});
