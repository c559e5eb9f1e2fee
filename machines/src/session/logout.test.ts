import { expect, test } from 'vitest';
import { signedIn } from '../testing/auth-world.ts';
import { flush } from '../testing/index.ts';

/** A user whose notifications have been read. */
const withNotifications = async () => {
  const world = await signedIn();
  world.listing.answer({ notifications: [] });
  await flush();
  return { ...world, inbox: world.actor.getSnapshot().context.session?.getSnapshot().children.inbox };
};

test('a logout within the time to undo clears the notifications before the token is dropped', async () => {
  const { actor, inbox, clearedWith } = await withNotifications();
  inbox?.send({ type: 'clearAll' });
  actor.send({ type: 'logout' });
  await flush();
  expect(clearedWith).toEqual(['t1']);
});

test('a logout clears nothing that was brought back, and nothing after the session has expired', async () => {
  const { actor, inbox, clearedWith } = await withNotifications();
  inbox?.send({ type: 'clearAll' });
  inbox?.send({ type: 'undoClear' });
  actor.send({ type: 'logout' });
  const expired = await withNotifications();
  expired.inbox?.send({ type: 'clearAll' });
  expired.actor.send({ type: 'session_expired', token: 't1' });
  await flush();
  expect([clearedWith, expired.clearedWith]).toEqual([[], []]);
});
