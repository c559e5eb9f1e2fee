import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { auditMoney, createTestContext } from '../../testing/index.ts';
import { seedDemo } from './seed-demo.ts';

const city = { demo: true, demoCity: true, simulation: true };

const open = async (options: Parameters<typeof createTestContext>[0]): Promise<Context> => {
  const context = await createTestContext(options);
  onTestFinished(() => context.store.close());
  return context;
};
const countOf = async ({ store }: Context, table: 'rides' | 'saved_cards'): Promise<number> => {
  const { n } = await store.read
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

test('with Stripe as the gateway, the demo city saves no cards', async () => {
  const context = await open({ ...city, stripe: { secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:9' } });
  await seedDemo(context);
  expect(await countOf(context, 'rides')).toBeGreaterThan(300);
  expect(await countOf(context, 'saved_cards')).toBe(0);
});

test.each([
  ['just after midnight', new Date(2026, 10, 21, 0, 4)],
  ['before dawn on a Monday', new Date(2026, 10, 23, 4, 31)],
  ['at noon after the clocks were changed', new Date(2027, 2, 28, 12, 0)],
])('the city can be created %s', async (_, moment) => {
  const context = await open({ ...city, now: () => moment.getTime() });
  await seedDemo(context);
  expect(await countOf(context, 'rides')).toBeGreaterThan(300);
  expect((await auditMoney(context)).sum).toBe(0);
});
