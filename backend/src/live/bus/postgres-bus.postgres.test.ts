import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { placeFor } from '../../testing/place.ts';
import type { Signal } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

const log = pino({ level: 'silent' });

const join = async (databaseUrl: string) => {
  const heard: Signal[] = [];
  const bus = await openPostgresBus({
    databaseUrl,
    log,
    onSignal: (signal) => void heard.push(signal),
    onGap: () => {},
  });
  onTestFinished(() => bus.close());
  return { bus, heard };
};

const place = async (): Promise<string> => {
  const { databaseUrl } = await placeFor(undefined);
  if (!databaseUrl) throw new Error('This test needs PostgreSQL');
  return databaseUrl;
};

const endOf = (session: number): Signal => ({
  kind: 'close',
  whose: 'session',
  id: `s${session}`,
  code: 1008,
  reason: 'Invalid token',
});
const sessionsIn = (signals: Signal[]): string[] =>
  signals.flatMap((signal) => (signal.kind === 'close' ? [signal.id] : []));

test('fifty signals sent at once arrive in order and without a warning of the driver', async () => {
  const warnings: string[] = [];
  const keep = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', keep);
  onTestFinished(() => void process.off('warning', keep));
  const databaseUrl = await place();
  const [here, there] = [await join(databaseUrl), await join(databaseUrl)];
  for (let session = 0; session < 50; session += 1) {
    here.bus.publish(endOf(session));
    here.bus.publish({ kind: 'wake', users: [] });
  }
  await expect.poll(() => sessionsIn(there.heard).length, { timeout: 5_000 }).toBe(50);
  expect(sessionsIn(there.heard)).toEqual(Array.from({ length: 50 }, (_, session) => `s${session}`));
  expect(warnings).toEqual([]);
});

test('closing a bus with queued signals throws nothing', async () => {
  const databaseUrl = await place();
  const { bus } = await join(databaseUrl);
  for (let session = 0; session < 50; session += 1) bus.publish(endOf(session));
  await bus.close();
  expect(() => bus.publish(endOf(50))).not.toThrow();
});
