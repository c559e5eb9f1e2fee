import type { Message } from '@mobility/openapi';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, unreached, withoutExit } from '../testing/index.ts';
import { forgotPasswordWith } from './actors.ts';
import type { ForgotPasswordContext } from './machine.ts';

const start = (answer: () => Promise<Message> = async () => ({ message: '' }), email = '') => {
  const requestPasswordReset = vi.fn(answer);
  const machine = forgotPasswordWith({ client: { requestPasswordReset } });
  const actor = createActor(machine, { input: { email } }).start();
  const submit = async (typed: string) => {
    actor.send({ type: 'change', email: typed });
    actor.send({ type: 'requestPasswordReset' });
    await flush();
  };
  return { actor, requestPasswordReset, submit, context: () => actor.getSnapshot().context };
};

it('starts with what was typed in the sign-in form, and sends the trimmed address once', async () => {
  const { actor, requestPasswordReset, submit, context } = start(undefined, 'maya@example.org');
  expect(context().email).toBe('maya@example.org');
  await submit(' ana@example.org ');
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.org' });
  expect(actor.getSnapshot().value).toBe('sent');
});

it.each([
  ['', 'auth.fieldRequired'],
  ['maya', 'auth.invalidEmail'],
])('sends no invalid address %j', async (email, issue) => {
  const { requestPasswordReset, submit, context } = start();
  await submit(email);
  expect(context().issue).toBe(issue);
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it('keeps the address and shows why the request failed', async () => {
  const { actor, submit, context } = start(() => Promise.reject({ kind: 'network' }));
  await submit('maya@example.org');
  expect(actor.getSnapshot().value).toBe('editing');
  expect(context()).toMatchObject({
    email: 'maya@example.org',
    error: { message: 'auth.resetFailed', reason: 'error.unreachable' },
  });
});

it('is unavailable where the server has no such operation', async () => {
  const { actor, submit } = start(() => Promise.reject({ kind: 'http', status: 404 }));
  await submit('maya@example.org');
  expect(actor.getSnapshot().value).toBe('unavailable');
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { email: '' },
    events: [
      { type: 'change', email: 'maya@example.org' },
      { type: 'requestPasswordReset' },
      { type: 'back' },
      { type: 'close' },
    ],
    errors: { requestPasswordReset: [{ kind: 'network' }, { kind: 'http', status: 501 }] },
    distinguish: ({ email }: ForgotPasswordContext) => email,
  };
  const machine = forgotPasswordWith({
    client: { requestPasswordReset: () => new Promise(() => undefined) },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
