import { expect, test, vi } from 'vitest';
import { watchingFetch } from './watching-fetch.ts';

type Outcome = number | 'unreachable';

/** How often the recovery was reported after each of the calls. */
const tell = async (outcomes: readonly Outcome[], signal?: AbortSignal): Promise<number[]> => {
  const onReturn = vi.fn();
  const left = [...outcomes];
  const watched = watchingFetch(onReturn, async () => {
    const next = left.shift();
    if (typeof next !== 'number') throw new TypeError('Failed to fetch');
    return new Response(null, { status: next });
  });
  const told: number[] = [];
  for (const _ of outcomes) {
    await watched(new Request('http://localhost/', { signal })).catch(() => undefined);
    told.push(onReturn.mock.calls.length);
  }
  return told;
};

test('the recovery of a server is reported once, with any response', async () => {
  expect(await tell([200, 500, 401])).toEqual([0, 0, 0]);
  expect(await tell(['unreachable', 'unreachable', 404, 200])).toEqual([0, 0, 1, 1]);
  expect(await tell(['unreachable', 200, 'unreachable', 200])).toEqual([0, 1, 1, 2]);
});

test('a response of a proxy does not count as a recovery', async () => {
  expect(await tell([502, 503, 504, 200])).toEqual([0, 0, 0, 1]);
  expect(await tell(['unreachable', 502, 200])).toEqual([0, 0, 1]);
});

test('an aborted call reports nothing', async () => {
  expect(await tell(['unreachable', 200], AbortSignal.abort())).toEqual([0, 0]);
});

test('a page that a proxy answers with 200, such as the sign-in of a hotel, is no response of the server', async () => {
  const onReturn = vi.fn();
  const responses = ['text/html; charset=utf-8', 'application/json'].map(
    (type) => new Response('', { headers: { 'content-type': type } }),
  );
  const watched = watchingFetch(onReturn, async () => responses.shift() ?? new Response());
  const call = () => watched(new Request('http://localhost/'));
  await expect(call()).rejects.toThrow(TypeError);
  expect(onReturn).not.toHaveBeenCalled();
  await call();
  expect(onReturn).toHaveBeenCalledOnce();
});
