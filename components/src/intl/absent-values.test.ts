import { expect, test } from 'vitest';
import { createText } from './create-text.ts';
import { admin } from './generated/en-US/admin.ts';
import { wallet } from './generated/en-US/wallet.ts';

const broken = null as unknown as string;

test.each(['', broken, undefined as unknown as string])(
  'a value that is %j is left out of its sentence',
  (value) => {
    expect(createText('en-US', admin)('approveUser', { name: value })).toBe('Approve ');
    expect(createText('en-US', wallet)('expired', { date: value })).toBe('Expired ');
  },
);

test('a count that is missing shows no number', () => {
  const count = undefined as unknown as number;
  expect(createText('en-US', wallet)('cardsUnreadable', { count })).not.toMatch(/NaN|undefined/);
});
