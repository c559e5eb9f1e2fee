import type { RestorePreview } from '@mobility/openapi';
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import type { CallOptions } from '@mobility/sdk';
import { expect, test, vi } from 'vitest';
import { flush } from '../testing/index.ts';
import { begin, failure, good, preview, start, stats } from '../testing/restore-harness.ts';
import { stageOf } from './stage.ts';

/** Tells the machine what the request in flight has sent, as the page does. */
const sender = async (
  { send, ...client }: Pick<ReturnType<typeof start>, 'send' | 'previewRestore' | 'restoreBackup'>,
  operation: 'previewRestore' | 'restoreBackup',
) => {
  const options = client[operation].mock.calls.at(-1)?.[1 as never] as CallOptions | undefined;
  await options?.fetch?.(new Request('http://localhost'));
  return send.mock.calls.at(-1)?.[1] ?? (() => undefined);
};

test('while the page sends the file it counts the bytes, and asks the server only afterwards', async () => {
  const { actor, timers, getDatabaseStatus, ...rest } = await begin();
  const tell = await sender(rest, 'restoreBackup');
  expect(actor.getSnapshot().context.progress).toBeNull();
  tell(40, 100);
  timers.increment(5_000);
  expect(actor.getSnapshot()).toMatchObject({
    value: { restoring: 'sending' },
    context: { progress: { step: 'sending', done: 40, total: 100 } },
  });
  expect(getDatabaseStatus).not.toHaveBeenCalled();
  tell(100, 100);
  timers.increment(999);
  expect(getDatabaseStatus).not.toHaveBeenCalled();
  timers.increment(1);
  expect(getDatabaseStatus).toHaveBeenCalledExactlyOnceWith({
    signal: expect.any(AbortSignal),
    timeout: 3_000,
    maxRetries: 0,
  });
});

test('the progress is what the server last told, once a second; an answer without one, and an error, change nothing', async () => {
  const restoring = (done: number) => ({
    ...status,
    restore: { step: 'restoring' as const, done, total: 400 },
  });
  const answers = [restoring(100), status, null, restoring(300)];
  const getDatabaseStatus = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer) throw failure(503);
    return answer;
  });
  const { actor, timers, answer, ...rest } = await begin({ getDatabaseStatus });
  const tell = await sender(rest, 'restoreBackup');
  tell(100, 100);
  const seen = [];
  for (let count = 0; count < 4; count += 1) {
    timers.increment(1_000);
    await flush();
    seen.push(actor.getSnapshot().context.progress?.done);
  }
  expect(seen).toEqual([100, 100, 100, 300]);
  answer.resolve({ restore_stats: stats });
  await flush();
  timers.increment(10_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'restored', context: { progress: null } });
  expect(getDatabaseStatus).toHaveBeenCalledTimes(4);
});

test('a request that is sent again counts its bytes from the beginning', async () => {
  const { actor, timers, getDatabaseStatus, ...rest } = await begin();
  const tell = await sender(rest, 'restoreBackup');
  tell(100, 100);
  tell(10, 100);
  timers.increment(5_000);
  expect(actor.getSnapshot().context.progress).toEqual({ step: 'sending', done: 10, total: 100 });
  expect(getDatabaseStatus).not.toHaveBeenCalled();
});

test('the check of a file has its progress too, which is forgotten when it ends', async () => {
  const checked = Promise.withResolvers<RestorePreview>();
  const { actor, timers, ...rest } = start({
    previewRestore: () => checked.promise,
    getDatabaseStatus: async () => ({ ...status, restore: { step: 'checking', done: 1, total: 2 } }),
  });
  actor.send({ type: 'choose', file: good });
  await flush();
  const tell = await sender(rest, 'previewRestore');
  tell(100, 100);
  timers.increment(1_000);
  await flush();
  expect(stageOf(actor.getSnapshot())).toBe('checking');
  expect(actor.getSnapshot().context.progress).toEqual({ step: 'checking', done: 1, total: 2 });
  checked.resolve(preview);
  await flush();
  actor.send({ type: 'restore' });
  expect([stageOf(actor.getSnapshot()), actor.getSnapshot().context.progress]).toEqual(['restoring', null]);
});
