import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../index.ts';

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

// The client retries neither of them.
it.each([
  [
    'a normal operation',
    10_000,
    () => client.changePassword({ current_password: 'old', new_password: 'new' }),
  ],
  ['an operation marked slow', 60_000, () => client.createBackup()],
])('%s times out after %i ms', async (_, limit, call) => {
  const ended = vi.fn();
  call().catch(({ kind }) => ended(kind));
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('timeout');
});
