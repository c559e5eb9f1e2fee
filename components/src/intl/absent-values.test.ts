import { expect, test } from 'vitest';
import { createText } from './create-text.ts';
import { adminUsers } from './generated/en-US/admin-users.ts';
import { wallet } from './generated/en-US/wallet.ts';

const broken = null as unknown as string;

test.each(['', broken, undefined as unknown as string])(
  'a value that is %j is left out of its sentence',
  (value) => {
    expect(createText('en-US', adminUsers)('actionsOf', { name: value })).toBe('Actions for ');
    expect(createText('en-US', wallet)('expired', { date: value })).toBe('Expired ');
  },
);

test('a count that is missing shows no number', () => {
  const count = undefined as unknown as number;
  expect(createText('en-US', wallet)('cardsUnreadable', { count })).not.toMatch(/NaN|undefined/);
});
