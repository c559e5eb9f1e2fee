import type { BalanceTransaction } from '@mobility/openapi';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush } from '../testing/index.ts';
import { balanceTransactionWith } from './actors.ts';

const credited: BalanceTransaction = {
  transaction_type: 'credit',
  amount: 12.5,
  new_balance: 20,
  message: 'Goodwill',
  timestamp: '2026-11-22T12:00:00.000Z',
  created_at: '2026-11-22T12:00:00.000Z',
};
const filled = { amount: '12.50', description: ' Goodwill ' };

const start = (answer: () => Promise<BalanceTransaction> = async () => credited, locale = 'en-US') => {
  const createBalanceTransaction = vi.fn(answer);
  let made = 0;
  const ids = { next: () => `key-${++made}` };
  const machine = balanceTransactionWith({ client: { createBalanceTransaction }, ids });
  const actor = createActor(machine, { input: { userId: 'u1', locale } }).start();
  const changed = vi.fn();
  actor.on('balance_changed', changed);
  const keys = () => createBalanceTransaction.mock.calls.map((call) => (call as unknown[])[2]);
  return { actor, createBalanceTransaction, changed, keys };
};

test('a transaction is made once; then the form is empty and shows the new balance', async () => {
  const { actor, createBalanceTransaction, changed } = start();
  actor.send({ type: 'change', form: filled });
  actor.send({ type: 'process' });
  actor.send({ type: 'process' });
  actor.send({ type: 'change', form: { amount: '99' } });
  await flush();
  expect(createBalanceTransaction.mock.calls).toEqual([
    [
      'u1',
      { user_id: 'u1', amount: 12.5, transaction_type: 'credit', description: 'Goodwill' },
      { idempotencyKey: 'key-1' },
    ],
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ amount: '', description: '', done: credited });
  expect(changed).toHaveBeenCalledOnce();
});

test.each([
  [{ amount: '', description: 'Goodwill' }, 'amount', 'auth.fillAllFields'],
  [{ amount: '5', description: '  ' }, 'description', 'auth.fillAllFields'],
  [{ amount: '0', description: 'Goodwill' }, 'amount', 'admin.invalidAmount'],
  [{ amount: '-5', description: 'Goodwill' }, 'amount', 'admin.invalidAmount'],
  [{ amount: 'five', description: 'Goodwill' }, 'amount', 'admin.invalidAmount'],
  [{ amount: '1000000.01', description: 'Goodwill' }, 'amount', 'admin.invalidAmount'],
] as const)('%j is refused at the field before anything is sent', (form, invalid, message) => {
  const { actor, createBalanceTransaction } = start();
  actor.send({ type: 'change', form });
  actor.send({ type: 'process' });
  expect(actor.getSnapshot().context).toMatchObject({ invalid, error: { message }, attempt: 1 });
  actor.send({ type: 'change', form: { amount: '5' } });
  expect(actor.getSnapshot().context).toMatchObject({ invalid: null, error: null });
  expect(createBalanceTransaction).not.toHaveBeenCalled();
});

test('a retry after a lost answer has the same key, and another transaction has another one', async () => {
  const { actor, keys, changed } = start(() => Promise.reject({ kind: 'timeout' }));
  actor.send({ type: 'change', form: filled });
  for (const _ of [1, 2]) {
    actor.send({ type: 'process' });
    await flush();
  }
  expect(actor.getSnapshot().context.error).toMatchObject({ message: 'admin.transactionFailed' });
  expect(changed).toHaveBeenCalledTimes(2);
  actor.send({ type: 'change', form: { amount: '13' } });
  actor.send({ type: 'process' });
  await flush();
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2'].map((idempotencyKey) => ({ idempotencyKey })));
});

test('a refused debit shows the reason and keeps the form', async () => {
  const { actor } = start(() =>
    Promise.reject({ kind: 'http', status: 400, detail: 'Insufficient balance' }),
  );
  actor.send({ type: 'change', form: { ...filled, transactionType: 'debit' } });
  actor.send({ type: 'process' });
  await flush();
  expect(actor.getSnapshot().context).toMatchObject({
    amount: '12.50',
    transactionType: 'debit',
    error: { detail: 'Insufficient balance' },
    idempotencyKey: null,
  });
});

test.each([
  ['en-US', '1,000.50'],
  ['de-DE', '1.000,50'],
])('the amount is read as %s writes it', async (locale, amount) => {
  const { actor, createBalanceTransaction } = start(undefined, locale);
  actor.send({ type: 'change', form: { ...filled, amount } });
  actor.send({ type: 'process' });
  await flush();
  expect((createBalanceTransaction.mock.calls as unknown[][])[0]?.[1]).toMatchObject({ amount: 1000.5 });
});

describe('another language', () => {
  const lost = () => Promise.reject({ kind: 'network' });
  const read = (locale: string) => ({ type: 'locale_known', locale }) as const;

  test('reads the amount again as another transaction, and ignores the change while one is sent', async () => {
    const { actor, createBalanceTransaction, keys } = start(lost, 'de-DE');
    actor.send({ type: 'change', form: { ...filled, amount: '1,000' } });
    actor.send({ type: 'process' });
    expect(actor.getSnapshot().context).toMatchObject({ invalid: 'amount', idempotencyKey: null });
    actor.send(read('en-US'));
    expect(actor.getSnapshot().context).toMatchObject({ invalid: null, error: null });
    for (const _ of ['made', 'made again']) {
      actor.send({ type: 'process' });
      actor.send(read('de-DE'));
      await flush();
    }
    actor.send(read('de-DE'));
    expect(actor.getSnapshot().context).toMatchObject({ error: null, idempotencyKey: null });
    expect(keys()).toEqual(['key-1', 'key-1'].map((idempotencyKey) => ({ idempotencyKey })));
    expect((createBalanceTransaction.mock.calls as unknown[][])[1]?.[1]).toMatchObject({ amount: 1000 });
  });

  test('keeps the key of an amount that it reads alike, and a refusal for another reason', async () => {
    const { actor } = start(lost, 'de-DE');
    actor.send({ type: 'change', form: filled });
    actor.send({ type: 'process' });
    await flush();
    actor.send(read('en-US'));
    expect(actor.getSnapshot().context).toMatchObject({ locale: 'en-US', idempotencyKey: 'key-1' });
    actor.send({ type: 'change', form: { ...filled, amount: '1.000' } });
    actor.send({ type: 'process' });
    actor.send({ type: 'change', form: { description: '' } });
    actor.send({ type: 'process' });
    actor.send(read('de-DE'));
    expect(actor.getSnapshot().context).toMatchObject({ invalid: 'description' });
  });
});
