import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchAuditSentence } from '@mobility/openapi/match-audit-sentence';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { auditMoney, createTestContext, dumpOf, given } from '../../testing/index.ts';
import { placeFor } from '../../testing/place.ts';
import { seedDemo } from './seed-demo.ts';

const city = { demo: true, demoCity: true, simulation: true };

const open = async (options: Parameters<typeof createTestContext>[0] = city): Promise<Context> => {
  const context = await createTestContext(options);
  onTestFinished(() => context.store.close());
  return context;
};
const countOf = async (
  { store }: Context,
  table: 'users' | 'rides' | 'audit' | 'saved_cards',
): Promise<number> => {
  const { n } = await store.read
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

test('a second start finds the existing city and changes nothing', { timeout: 180_000 }, async () => {
  const context = await open();
  await seedDemo(context);
  const before = await dumpOf(context);
  expect(before.rides?.length).toBeGreaterThan(300);
  await seedDemo(context);
  expect(await dumpOf(context)).toEqual(before);
});

test('a database with users in it gets only the demo accounts', async () => {
  const context = await open();
  await given.user(context, 'rider');
  await seedDemo(context);
  expect([await countOf(context, 'users'), await countOf(context, 'rides')]).toEqual([4, 0]);
});

test('with the city turned off, only the demo accounts are created', async () => {
  const context = await open({ ...city, demoCity: false });
  await seedDemo(context);
  expect([await countOf(context, 'users'), await countOf(context, 'rides')]).toEqual([3, 0]);
});

test('an error while the city is created leaves only the demo accounts', async () => {
  const context = await open();
  const seal = () => {
    throw new Error('No key');
  };
  await seedDemo({ ...context, vault: { ...context.vault, seal } });
  expect([await countOf(context, 'users'), await countOf(context, 'audit')]).toEqual([3, 0]);
});

test('a process that is killed while it creates the city leaves nothing, and the next start creates the whole city', {
  timeout: 180_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'city-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const place = await placeFor(dataDir);
  const script = join(import.meta.dirname, '../../testing/processes/die-while-seeding.ts');
  const child = spawn(process.execPath, [script, JSON.stringify({ ...city, ...place })], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const signal = await new Promise((resolve) => child.once('exit', (_, name) => resolve(name)));
  expect(signal).toBe('SIGKILL');
  const context = await open({ ...city, ...place });
  expect([await countOf(context, 'users'), await countOf(context, 'audit')]).toEqual([0, 0]);
  await seedDemo(context);
  expect(await countOf(context, 'rides')).toBeGreaterThan(300);
});

test('the city of the evening of a leap day has balanced books and an audit trail that consoles can translate', {
  timeout: 120_000,
}, async () => {
  const moment = new Date(2028, 1, 29, 22, 47).getTime();
  const context = await open({ ...city, now: () => moment });
  await seedDemo(context);
  expect(await countOf(context, 'rides')).toBeGreaterThan(300);
  expect((await auditMoney(context)).sum).toBe(0);
  const entries = await context.store.read.selectFrom('audit').select(['action', 'description']).execute();
  expect(entries.length).toBeGreaterThan(1_000);
  expect(entries.filter(({ action, description }) => !matchAuditSentence(action, description))).toEqual([]);
});
