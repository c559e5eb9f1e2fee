import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silent = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const tokens = { read: () => 'some-token', write: () => {} };
const client = createClient({ baseUrl: 'http://localhost', tokens, fetch: silent });

// Neither is repeated by itself.
it.each([
  ['an answer', 10_000, () => client.changePassword({ current_password: 'old', new_password: 'new' })],
  ['what the contract calls slow', 60_000, () => client.createBackup()],
])('waits for %s for %i ms', async (_, patience, call) => {
  const ended = vi.fn();
  call().catch(({ kind }) => ended(kind));
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('timeout');
});
