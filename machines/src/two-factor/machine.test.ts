import type { RecoveryCodes, TwoFactorSetup } from '@mobility/openapi';
import setup from '@mobility/openapi/examples/TwoFactorSetup.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { twoFactorWith } from './actors.ts';
import type { TwoFactorContext } from './machine.ts';

const codes: RecoveryCodes = { recovery_codes: ['AAAA-BBBB-CCCC'] };

const start = (isEnabled = false) => {
  const alerts = recordingAlerts();
  const client = {
    startTwoFactor: vi.fn(async (): Promise<TwoFactorSetup> => setup),
    confirmTwoFactor: vi.fn(async (): Promise<RecoveryCodes> => codes),
    disableTwoFactor: vi.fn(async () => ({ message: '' })),
  };
  const actor = createActor(twoFactorWith({ client }), { input: { alerts, isEnabled } });
  const changed = vi.fn();
  actor.on('two_factor_changed', changed);
  actor.start();
  const submit = async (change: { password?: string; code?: string }) => {
    actor.send({ type: 'change', change });
    actor.send({ type: 'submit' });
    await flush();
  };
  const value = () => actor.getSnapshot().value;
  return { actor, alerts, changed, submit, value, ...client, context: () => actor.getSnapshot().context };
};

it('requires the password, then a code, shows the recovery codes once, and clears them', async () => {
  const { actor, alerts, changed, submit, value, context, ...client } = start();
  await submit({ password: 'mobility' });
  expect([value(), context().setup, context().form.password]).toEqual(['scanning', setup, '']);
  await submit({ code: ' 492039 ' });
  expect(client.confirmTwoFactor).toHaveBeenCalledExactlyOnceWith({ code: '492039' });
  expect([value(), context().codes, context().setup]).toEqual(['showingCodes', codes.recovery_codes, null]);
  expect(changed).toHaveBeenCalledOnce();
  actor.send({ type: 'submit' });
  expect([value(), context().codes]).toEqual(['closed', []]);
  expect(alerts.messages()).toEqual(['account.twoFactorOn']);
});

it('keeps the secret when the code is wrong', async () => {
  const { submit, value, context, confirmTwoFactor } = start();
  const detail = 'This code is not correct';
  confirmTwoFactor.mockRejectedValueOnce({
    kind: 'http',
    status: 403,
    code: 'two_factor_code_invalid',
    detail,
  });
  await submit({ password: 'mobility' });
  await submit({ code: '000000' });
  expect([value(), context().setup]).toEqual(['scanning', setup]);
  expect(context()).toMatchObject({ errors: { code: 'two_factor_code_invalid' }, error: null });
});

it('keeps a refusal at its field until the field changes, and counts the attempts', async () => {
  const { actor, submit, value, context, disableTwoFactor } = start(true);
  disableTwoFactor.mockRejectedValue({ kind: 'http', status: 403, code: 'wrong_password', detail: 'No' });
  await submit({ password: 'wrong', code: '492039' });
  expect([value(), context().errors, context().error]).toEqual([
    'turningOff',
    { password: 'wrong_password' },
    null,
  ]);
  actor.send({ type: 'change', change: { code: '492040' } });
  expect(context().errors).toEqual({ password: 'wrong_password' });
  actor.send({ type: 'change', change: { password: 'wrong again' } });
  expect(context().errors).toEqual({});
  await submit({});
  expect([context().errors, context().attempt]).toEqual([{ password: 'wrong_password' }, 2]);
});

it('shows an error that concerns no field above the form', async () => {
  const { submit, context, startTwoFactor } = start();
  const detail = 'Two-factor authentication is on already';
  startTwoFactor.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'two_factor_enabled', detail });
  await submit({ password: 'mobility' });
  expect(context()).toMatchObject({ errors: {}, error: { message: 'account.twoFactorFailed', detail } });
});

it('marks what is missing and sends nothing', async () => {
  const { submit, context, startTwoFactor, confirmTwoFactor } = start();
  await submit({});
  expect(context().errors).toEqual({ password: 'auth.fieldRequired' });
  expect(startTwoFactor).not.toHaveBeenCalled();
  await submit({ password: 'mobility' });
  await submit({ code: '12345' });
  expect(context().errors).toEqual({ code: 'two_factor_code_invalid' });
  await submit({ code: ' ' });
  expect(context().errors).toEqual({ code: 'auth.fieldRequired' });
  expect(confirmTwoFactor).not.toHaveBeenCalled();
});

it('turns off with the password and a code', async () => {
  const { alerts, changed, submit, value, context, disableTwoFactor } = start(true);
  expect(value()).toBe('turningOff');
  await submit({ password: 'mobility' });
  expect(context().errors).toEqual({ code: 'auth.fieldRequired' });
  await submit({ code: '7K2M-Q9XD-4TRA' });
  expect(disableTwoFactor).toHaveBeenCalledExactlyOnceWith({ password: 'mobility', code: '7K2M-Q9XD-4TRA' });
  expect(value()).toBe('closed');
  expect(changed).toHaveBeenCalledOnce();
  expect(alerts.messages()).toEqual(['account.twoFactorOff']);
});

it('is unavailable where the server has no such operation', async () => {
  const { submit, value, startTwoFactor } = start();
  startTwoFactor.mockRejectedValueOnce({ kind: 'http', status: 404 });
  await submit({ password: 'mobility' });
  expect(value()).toBe('unavailable');
});

it.each([true, false])('reaches every state and leaves each again, enabled: %s', (isEnabled) => {
  const forever = () => new Promise<never>(() => undefined);
  const machine = twoFactorWith({
    client: { startTwoFactor: forever, confirmTwoFactor: forever, disableTwoFactor: forever },
  });
  const exploration = {
    input: { alerts: recordingAlerts(), isEnabled },
    events: [
      { type: 'change', change: { password: 'mobility', code: '492039' } },
      { type: 'submit' },
      { type: 'close' },
    ],
    outputs: { startTwoFactor: [setup], confirmTwoFactor: [codes] },
    errors: { startTwoFactor: [{ kind: 'network' }, { kind: 'http', status: 501 }] },
    distinguish: ({ form }: TwoFactorContext) => form,
  };
  const others = isEnabled
    ? ['askingForPassword', 'starting', 'scanning', 'confirming', 'showingCodes', 'unavailable']
    : ['turningOff', 'disabling'];
  // The states of the other dialog are not reached, so they count as states without an exit.
  const ofTheOther = others.map((name) => `twoFactor.${name}`).toSorted();
  expect(unreached(machine, exploration).toSorted()).toEqual(ofTheOther);
  expect(withoutExit(machine, exploration).toSorted()).toEqual(ofTheOther);
});
