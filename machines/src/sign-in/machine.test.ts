import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ana, start as startSession } from '../testing/auth-world.ts';
import { flush, recordingAlerts } from '../testing/index.ts';
import { signInMachine } from './machine.ts';
import type { AuthTab } from './rules.ts';

const details = { name: 'Ana', email: 'ana@example.com', phone: '+1 415 555 0134', password: 'secret1' };

const start = async (tab: AuthTab = 'login') => {
  const session = await startSession();
  const alerts = recordingAlerts();
  const actor = createActor(signInMachine, {
    input: { session: session.actor, alerts, tab, role: 'rider' },
  }).start();
  const submit = (change = {}) => {
    actor.send({ type: 'change', change });
    actor.send({ type: 'submit' });
  };
  return { session, alerts, actor, submit, context: () => actor.getSnapshot().context };
};

describe('the sign-in form', () => {
  it('signs in once, however often it is submitted, and ends when the session has a user', async () => {
    const { session, actor, submit } = await start();
    submit({ email: details.email, password: details.password });
    actor.send({ type: 'submit' });
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(session.login.calls).toHaveLength(1);
    session.login.answer({ access_token: 'token', user: ana });
    await flush();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'closed' });
  });

  it('shows why the session refused and keeps the form for another attempt', async () => {
    const { session, actor, submit, context } = await start();
    submit({ email: details.email, password: 'wrong' });
    session.login.fail({ kind: 'http', status: 401, detail: 'Invalid credentials' });
    await flush();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context().error).toMatchObject({ detail: 'Invalid credentials' });
    expect(context().form.email).toBe(details.email);
    submit({ password: details.password });
    expect(context().error).toBeNull();
    expect(session.login.calls).toHaveLength(2);
  });

  it('does not send an incomplete form, and names the first empty field', async () => {
    const { session, actor, alerts, submit, context } = await start('signup');
    submit({ ...details, phone: ' ' });
    expect(context().invalid).toEqual({
      message: 'auth.fillAllFields',
      field: 'phone',
      issues: { phone: 'auth.fieldRequired' },
    });
    submit({ ...details, password: '12345' });
    expect(context().invalid).toMatchObject({ message: 'auth.passwordTooShort', field: 'password' });
    submit({ ...details, email: 'ana', phone: 'call me', password: '12345' });
    expect(context().invalid?.issues).toEqual({
      email: 'auth.invalidEmail',
      phone: 'auth.invalidPhone',
      password: 'auth.passwordTooShort',
    });
    actor.send({ type: 'change', change: { password: '123456' } });
    expect(context().invalid?.issues.password).toBeUndefined();
    expect(alerts.messages()).toEqual([
      'auth.fillAllFields',
      'auth.passwordTooShort',
      'auth.passwordTooShort',
    ]);
    expect(session.register.calls).toHaveLength(0);
  });

  it('clears the form when the tab changes, and withdraws a form under way', async () => {
    const { session, actor, submit, context } = await start('signup');
    submit(details);
    expect(session.register.calls).toHaveLength(1);
    actor.send({ type: 'chooseTab', tab: 'login' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({ tab: 'login', form: { email: '', name: '' }, error: null });
    expect(session.actor.getSnapshot().matches({ unauthenticated: 'idle' })).toBe(true);
  });

  it('withdraws a form under way when it is closed', async () => {
    const { session, actor, submit } = await start();
    submit({ email: details.email, password: details.password });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(session.actor.getSnapshot().matches({ unauthenticated: 'idle' })).toBe(true);
  });
});
