import type { Message } from '@mobility/openapi';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { changePasswordWith } from './actors.ts';
import type { ChangePasswordContext } from './machine.ts';

const filled = { current: 'mobility', next: 'harbour7', confirmation: 'harbour7' };

const start = (answer: () => Promise<Message> = async () => ({ message: '' })) => {
  const alerts = recordingAlerts();
  const changePassword = vi.fn(answer);
  const actor = createActor(changePasswordWith({ client: { changePassword } }), {
    input: { alerts },
  }).start();
  const submit = async (change: Partial<typeof filled>) => {
    actor.send({ type: 'change', change });
    actor.send({ type: 'changePassword' });
    await flush();
  };
  return { actor, alerts, changePassword, submit, context: () => actor.getSnapshot().context };
};

it('changes the password once, shows an alert, and keeps none of the passwords', async () => {
  const { actor, alerts, changePassword, submit } = start();
  await submit(filled);
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({
    current_password: 'mobility',
    new_password: 'harbour7',
  });
  expect(alerts.messages()).toEqual(['account.passwordChanged']);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(JSON.stringify(actor.getSnapshot().context.form)).not.toContain('harbour7');
});

it.each([
  [{ ...filled, current: '' }, { current: 'auth.fieldRequired' }],
  [{ ...filled, next: 'short', confirmation: 'short' }, { next: 'auth.passwordTooShort' }],
  [{ ...filled, confirmation: 'harbour8' }, { confirmation: 'account.passwordsDiffer' }],
])('sends no invalid form %#', async (form, errors) => {
  const { changePassword, submit, context } = start();
  await submit(form);
  expect(context().errors).toEqual(errors);
  expect(changePassword).not.toHaveBeenCalled();
});

it('marks the current password if the server refuses it', async () => {
  const refusal = { kind: 'http', status: 403, code: 'wrong_password', detail: 'No' };
  const { actor, submit, context } = start(() => Promise.reject(refusal));
  await submit(filled);
  expect(actor.getSnapshot().value).toBe('editing');
  expect(context()).toMatchObject({ errors: { current: 'wrong_password' }, error: null });
});

it('shows the server’s text if another value is refused', async () => {
  const detail = 'Too many requests. Please try again later.';
  const { submit, context } = start(() => Promise.reject({ kind: 'http', status: 429, detail }));
  await submit(filled);
  expect(context()).toMatchObject({ errors: {}, error: { message: 'account.passwordFailed', detail } });
});

it.each([404, 405, 501])('is unavailable where the server answers %i', async (status) => {
  const { actor, submit } = start(() => Promise.reject({ kind: 'http', status }));
  await submit(filled);
  expect(actor.getSnapshot().value).toBe('unavailable');
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [{ type: 'change', change: filled }, { type: 'changePassword' }, { type: 'close' }],
    errors: { changePassword: [{ kind: 'network' }, { kind: 'http', status: 501 }] },
    distinguish: ({ form }: ChangePasswordContext) => form,
  };
  const machine = changePasswordWith({ client: { changePassword: () => new Promise(() => undefined) } });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
