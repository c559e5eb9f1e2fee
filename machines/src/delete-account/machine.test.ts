import type { DeletionScheduled } from '@mobility/openapi';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { deleteAccountWith } from './actors.ts';
import type { DeleteAccountContext } from './machine.ts';

const balance = { amount: 12.3, words: 'I give up 12.30' };

const start = (answer: () => Promise<DeletionScheduled> = async () => ({ message: '' })) => {
  const alerts = recordingAlerts();
  const deleteAccount = vi.fn(answer);
  const actor = createActor(deleteAccountWith({ client: { deleteAccount } }), { input: { alerts } });
  const scheduled = vi.fn();
  actor.on('deletion_scheduled', scheduled);
  actor.start();
  const submit = async (change: { password?: string; waiver?: string }) => {
    actor.send({ type: 'change', change });
    actor.send({ type: 'deleteAccount' });
    await flush();
  };
  return { actor, alerts, deleteAccount, scheduled, submit, context: () => actor.getSnapshot().context };
};

it('schedules the deletion once, shows an alert, and keeps no password', async () => {
  const { actor, alerts, deleteAccount, scheduled, submit, context } = start();
  await submit({ password: 'mobility' });
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith({ password: 'mobility' });
  expect(scheduled).toHaveBeenCalledOnce();
  expect(alerts.messages()).toEqual(['account.deletionScheduled']);
  expect([actor.getSnapshot().value, context().password]).toEqual(['closed', '']);
});

it('requires the words that give up a balance, in any case and spacing, and sends its amount', async () => {
  const { actor, deleteAccount, submit, context } = start();
  actor.send({ type: 'balance_known', balance });
  await submit({ password: 'mobility', waiver: 'I give up 12.3' });
  expect(context().errors).toEqual({ waiver: 'account.waiverNeeded' });
  expect(deleteAccount).not.toHaveBeenCalled();
  await submit({ waiver: ' i give  up 12.30 ' });
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith({ password: 'mobility', waived_balance: 12.3 });
});

it('needs the password', async () => {
  const { deleteAccount, submit, context } = start();
  await submit({ password: '' });
  expect(context().errors).toEqual({ password: 'auth.fieldRequired' });
  expect(deleteAccount).not.toHaveBeenCalled();
});

it('shows why the account cannot be deleted', async () => {
  const detail = 'Please pay what you owe before you delete your account.';
  const { actor, submit, context } = start(() => Promise.reject({ kind: 'http', status: 409, detail }));
  await submit({ password: 'mobility' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(context().error).toEqual({ message: 'account.deleteFailed', detail });
});

it('marks the password if the server refuses it', async () => {
  const refusal = { kind: 'http', status: 403, code: 'wrong_password', detail: 'No' };
  const { submit, context } = start(() => Promise.reject(refusal));
  await submit({ password: 'wrong' });
  expect(context()).toMatchObject({ errors: { password: 'wrong_password' }, error: null });
});

it('is unavailable where the server has no such operation', async () => {
  const { actor, submit } = start(() => Promise.reject({ kind: 'http', status: 501 }));
  await submit({ password: 'mobility' });
  expect(actor.getSnapshot().value).toBe('unavailable');
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      { type: 'balance_known', balance: null },
      { type: 'change', change: { password: 'mobility' } },
      { type: 'deleteAccount' },
      { type: 'close' },
    ],
    errors: { deleteAccount: [{ kind: 'network' }, { kind: 'http', status: 501 }] },
    distinguish: ({ password }: DeleteAccountContext) => password,
  };
  const machine = deleteAccountWith({ client: { deleteAccount: () => new Promise(() => undefined) } });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
