import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush } from '../testing/index.ts';
import { safetyReportWith } from './actors.ts';

const start = (answer: () => Promise<{ message: string }> = async () => ({ message: 'Report sent' })) => {
  const reportSafety = vi.fn(answer);
  let made = 0;
  const ids = { next: () => `key-${++made}` };
  const actor = createActor(safetyReportWith({ client: { reportSafety }, ids }), { input: { rideId: 'r1' } });
  actor.start().send({ type: 'open' });
  return { actor, reportSafety };
};

test('a report is sent once, trimmed, however often the button is pressed', async () => {
  const { actor, reportSafety } = start();
  actor.send({ type: 'setMessage', message: ' He does not stop ' });
  actor.send({ type: 'report' });
  actor.send({ type: 'report' });
  await flush();
  expect(reportSafety.mock.calls).toEqual([
    ['r1', { message: 'He does not stop' }, { idempotencyKey: 'key-1' }],
  ]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', context: { message: '' } });
});

test('a blank report is not sent, and the field shows what is missing', () => {
  const { actor, reportSafety } = start();
  actor.send({ type: 'setMessage', message: '  ' });
  actor.send({ type: 'report' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { error: { message: 'safety.describe' } },
  });
  expect(reportSafety).not.toHaveBeenCalled();
});

test('a report that failed keeps its text, and a retry with the same text keeps its key', async () => {
  const { actor, reportSafety } = start(() =>
    Promise.reject(Object.assign(new Error('slow'), { kind: 'timeout' })),
  );
  actor.send({ type: 'setMessage', message: 'Help' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    actor.send({ type: 'report' });
    await flush();
  }
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { message: 'Help', error: { message: 'safety.failed' } },
  });
  const keys = reportSafety.mock.calls.map((call: unknown[]) => call[2]);
  expect(keys).toEqual([{ idempotencyKey: 'key-1' }, { idempotencyKey: 'key-1' }]);
});
