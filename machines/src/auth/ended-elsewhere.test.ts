import { expect, test } from 'vitest';
import { ana, dan, signedIn } from '../testing/auth-world.ts';
import { flush } from '../testing/index.ts';

test.each([ana, dan])(
  'a session of a $role that ended elsewhere ends with one alert at once',
  async (user) => {
    const { opened, me, alerts, is } = await signedIn(user);
    opened[0]?.onClose({ code: 1000, reason: 'Signed out' });
    await flush();
    expect([opened.length, me.calls.length, is('authenticated')]).toEqual([1, 2, true]);
    me.fail({ kind: 'http', status: 401 });
    await flush();
    expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired']]);
  },
);

test('a session that ends elsewhere while it is being checked is checked again', async () => {
  const { actor, opened, me, is } = await signedIn();
  actor.send({ type: 'token_adopted', times: { issuedAt: 0, refreshAfter: 9_000_000_000_000 } });
  await flush();
  opened[0]?.onClose({ code: 1000, reason: 'Signed out' });
  await flush();
  // The answer of the check under way was made before the session ended.
  me.answer(ana);
  me.fail({ kind: 'http', status: 401 });
  await flush();
  expect([me.calls.length, is('unauthenticated')]).toEqual([3, true]);
});

test('a channel that a newer one has replaced leaves the session running', async () => {
  const { opened, me, alerts, is } = await signedIn();
  opened[0]?.onClose({ code: 1000, reason: 'Replaced by a newer connection' });
  await flush();
  me.answer(ana);
  await flush();
  expect([opened.length, me.calls.length, is('authenticated'), alerts.events]).toEqual([1, 2, true, []]);
});

test('a session that ended elsewhere ends with one alert when the user reconnects', async () => {
  const { actor, opened, refresh, alerts, is } = await signedIn();
  opened[0]?.onClose({ code: 1000, reason: 'Signed out' });
  await flush();
  expect([opened.length, is('authenticated')]).toEqual([1, true]);
  actor.send({ type: 'retry' });
  opened[1]?.onClose({ code: 1008, reason: 'Invalid token' });
  await flush();
  refresh.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired']]);
});

test.each([
  ['expired', ['auth.sessionExpired']],
  ['locked', ['auth.accountLocked']],
  [undefined, []],
] as const)('a session that another tab has ended (%s) ends here with the same words', async (end, said) => {
  const { tokens, alerts, is } = await signedIn();
  tokens.otherTab(null, end);
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, said]);
});

test('a tab whose request had no token any more says why the other tab lost it', async () => {
  const { opened, refresh, tokens, alerts, is } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Invalid token' });
  await flush();
  tokens.clear('t1', 'locked');
  refresh.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.accountLocked']]);
});
