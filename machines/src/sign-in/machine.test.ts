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

describe('a sign-in with a code', () => {
  const needed = { kind: 'http', status: 401, code: 'two_factor_required', detail: 'Please enter the code' };
  const askForCode = async () => {
    const world = await start();
    world.submit({ email: details.email, password: details.password });
    world.session.login.fail(needed);
    await flush();
    return world;
  };

  it('asks for the code without an alert, and sends it with the same credentials', async () => {
    const { session, actor, alerts, context } = await askForCode();
    expect([actor.getSnapshot().value, context().error]).toEqual(['askingForCode', null]);
    expect([...alerts.messages(), ...session.alerts.messages()]).toEqual([]);
    actor.send({ type: 'submit' });
    expect(context().error).toEqual({ message: 'auth.codeRequired' });
    for (const code of [' 49203', '49203!', 'ä49203']) {
      actor.send({ type: 'changeCode', code });
      actor.send({ type: 'submit' });
      expect([actor.getSnapshot().value, context().error]).toEqual([
        'askingForCode',
        { message: 'auth.codeInvalid' },
      ]);
    }
    actor.send({ type: 'changeCode', code: ' 492039 ' });
    actor.send({ type: 'submit' });
    expect(session.login.calls.at(-1)?.[0]).toEqual({
      email: details.email,
      password: details.password,
      one_time_code: '492039',
    });
    session.login.answer({ access_token: 'token', user: ana });
    await flush();
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('asks again after a wrong code, and returns to the form on back', async () => {
    const { session, actor, context } = await askForCode();
    actor.send({ type: 'changeCode', code: '000000' });
    actor.send({ type: 'submit' });
    session.login.fail({ kind: 'http', status: 403, code: 'two_factor_code_invalid', detail: 'Wrong' });
    await flush();
    expect(actor.getSnapshot().value).toBe('askingForCode');
    expect(context().error).toMatchObject({ detail: 'Wrong' });
    actor.send({ type: 'back' });
    expect([actor.getSnapshot().value, context().code, context().error]).toEqual(['editing', null, null]);
  });
});

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

  it('leaves a locked account to the alert of the session, because the form has nothing to correct', async () => {
    const { session, actor, alerts, submit, context } = await start();
    submit({ email: details.email, password: details.password });
    session.login.fail({
      kind: 'http',
      status: 403,
      code: 'account_locked',
      detail: 'Your account is locked',
    });
    await flush();
    expect([actor.getSnapshot().value, context().error]).toEqual(['editing', null]);
    expect(session.alerts.events).toMatchObject([{ alert: { detail: 'Your account is locked' } }]);
    expect(alerts.messages()).toEqual([]);
    expect(context().form.password).toBe(details.password);
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
    submit({ ...details, email: ' ', password: '12345' });
    expect(context().invalid?.issues).toEqual({
      email: 'auth.fieldRequired',
      password: 'auth.passwordTooShort',
    });
    actor.send({ type: 'change', change: { password: '123456' } });
    expect(context().invalid?.issues.password).toBeUndefined();
    submit({ ...details, email: 'ana', phone: 'call me', password: '12345' });
    expect(context().invalid?.issues).toEqual({
      email: 'auth.invalidEmail',
      phone: 'auth.invalidPhone',
      password: 'auth.passwordTooShort',
    });
    const [empty, short] = ['auth.fillAllFields', 'auth.passwordTooShort'];
    expect(alerts.messages()).toEqual([empty, short, empty, short]);
    expect(session.register.calls).toHaveLength(0);
  });

  it('marks the fields of a sign-up that the server refuses for their format', async () => {
    const { session, actor, submit, context } = await start('signup');
    submit({ ...details, email: 'ana', phone: 'call me' });
    expect([session.register.calls.length, context().invalid]).toEqual([1, null]);
    session.register.fail({ kind: 'network' });
    await flush();
    expect([context().invalid, context().error?.message]).toEqual([null, 'auth.registrationFailed']);
    actor.send({ type: 'submit' });
    session.register.fail({ kind: 'http', status: 422, detail: 'email must be a valid e-mail address' });
    await flush();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({
      invalid: {
        field: 'email',
        issues: { email: 'auth.invalidEmail', phone: 'auth.invalidPhone' },
      },
      error: null,
    });
    submit(details);
    session.register.fail({ kind: 'http', status: 409, detail: 'Closed for today' });
    await flush();
    expect([context().invalid, context().error?.detail]).toEqual([null, 'Closed for today']);
  });

  it('sends pasted details without outer spaces and invisible marks, and the password as it was typed', async () => {
    const { session, submit } = await start('signup');
    submit({
      name: ' Ana\u200B',
      email: 'ana@example.com ',
      phone: '\u202A+1 415 555 0134\u202C',
      password: ' secret ',
    });
    expect(session.register.calls[0]?.[0]).toMatchObject({ ...details, password: ' secret ' });
    submit({ ...details, name: '\u200E' });
    expect(session.register.calls).toHaveLength(1);
  });

  it('marks the e-mail address of a sign-up that another account has, until it changes', async () => {
    const { session, actor, submit, context } = await start('signup');
    submit(details);
    const { attempt } = context();
    session.register.fail({
      kind: 'http',
      status: 409,
      code: 'email_taken',
      detail: 'Email already registered',
    });
    await flush();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({
      invalid: { field: 'email', issues: { email: 'email_taken' } },
      attempt: attempt + 1,
      error: null,
    });
    actor.send({ type: 'change', change: { email: 'other@example.com' } });
    expect(context().invalid?.issues).toEqual({});
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
