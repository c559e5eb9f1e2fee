import { expect, test, vi } from 'vitest';
import { createSandboxGateway } from './gateway.ts';

test.each([
  ['4242', 'paid', 0],
  ['1111', 'paid', 0],
  ['0002', 'declined', 0],
  ['9995', 'insufficient_funds', 0],
  ['0341', 'paid', 5_000],
  ['0119', 'timeout', 8_000],
])('a card that ends in %s is %s after %i ms', async (last4, outcome, takes) => {
  const pause = vi.fn(async () => {});
  const gateway = createSandboxGateway(pause);
  expect(await gateway.charge({ key: 'k', amount: 100, token: 't', last4 })).toBe(outcome);
  expect(pause.mock.calls).toEqual(takes > 0 ? [[takes]] : []);
});
