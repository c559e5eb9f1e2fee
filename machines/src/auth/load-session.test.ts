import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import type { SessionMachine } from '../session/machine.ts';
import { ana, signedIn, start } from '../testing/auth-world.ts';
import { advance, flush, heldCall } from '../testing/index.ts';

/** A signed-in user; the test decides when the code of the session arrives. */
const signedInWithHeldCode = async () => {
  const code = heldCall<[], SessionMachine>();
  let load = async (): Promise<SessionMachine> => Promise.reject(new Error('unset'));
  const world = await start('t1', ({ loading }) => {
    load = loading.run;
    loading.run = code.run;
  });
  world.me.answer(ana);
  await flush();
  const state = () => world.actor.getSnapshot().value;
  return { ...world, code, state, session: await load() };
};
const inSession = (session: string) => ({ authenticated: expect.objectContaining({ session }) });

test('a visitor loads no code of the session', async () => {
  let asked = 0;
  const { is } = await start(null, ({ loading }) => {
    loading.run = () => Promise.reject(new Error(`asked ${++asked}`));
  });
  expect([is('unauthenticated'), asked]).toEqual([true, 0]);
});

test('the first page does not wait for the code of the session', async () => {
  const { actor, code, session, opened } = await signedInWithHeldCode();
  expect([actor.getSnapshot().hasTag('undecided'), opened.length]).toEqual([false, 0]);
  code.answer(session);
  await flush();
  expect([actor.getSnapshot().hasTag('undecided'), opened.length]).toEqual([false, 1]);
});

test('without the code of the session the user stays signed in, with a warning', async () => {
  const { actor, code, state, emitted } = await signedInWithHeldCode();
  code.fail(new Error('no chunk'));
  await flush();
  expect(state()).toMatchObject(inSession('failed'));
  expect(actor.getSnapshot().hasTag('undecided')).toBe(false);
  expect(emitted).toMatchObject([{ type: 'warning', operation: 'loadSession' }]);
});

test.each([
  ['the user reconnects', ({ actor }: World) => actor.send({ type: 'retry' })],
  ['the network returns', ({ presence }: World) => presence.emit('online')],
  ['time has passed', ({ clock }: World) => advance(clock, limits.live.retryInterval * 1.1)],
])('the code of the session is loaded again when %s', async (_, cause) => {
  const world = await signedInWithHeldCode();
  world.code.fail(new Error('no chunk'));
  await flush();
  await cause(world);
  expect(world.state()).toMatchObject(inSession('reloading'));
  world.code.answer(world.session);
  await flush();
  expect(world.state()).toMatchObject(inSession('running'));
  expect(world.opened).toHaveLength(1);
});
type World = Awaited<ReturnType<typeof signedInWithHeldCode>>;

test('a user who signs out while the code is being loaded gets no session', async () => {
  const { actor, code, session, opened } = await signedInWithHeldCode();
  actor.send({ type: 'logout' });
  code.answer(session);
  await flush();
  expect([actor.getSnapshot().context.session, opened.length]).toEqual([null, 0]);
});

test('a request to reconnect opens the channel again', async () => {
  const { actor, opened } = await signedIn();
  opened[0]?.onClose({ code: 1000, reason: '' });
  actor.send({ type: 'retry' });
  await flush();
  expect(opened).toHaveLength(2);
});

test('signing out ends the session and closes its channel', async () => {
  const { actor, closes } = await signedIn();
  actor.send({ type: 'logout' });
  await flush();
  expect([actor.getSnapshot().context.session, closes.length]).toEqual([null, 1]);
});
