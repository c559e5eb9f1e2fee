import type { AvailableRide } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AvailableRide.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { ana, dan, jwt, signedIn } from '../testing/auth-world.ts';
import { flush } from '../testing/index.ts';

const ride = example as AvailableRide;

const driverWithOffers = async () => {
  const world = await signedIn(dan);
  const offers = world.actor.getSnapshot().context.session?.getSnapshot().children.offers;
  if (!offers) throw new Error('the driver has no offers machine');
  return { ...world, offers };
};

test('declined offers stay declined as long as the driver is signed in, also when another tab renews the token', async () => {
  const { actor, offers, tokens, me } = await driverWithOffers();
  offers.send({ type: 'decline', ride });
  tokens.otherTab(jwt(0));
  me.answer(dan);
  await flush();
  expect(
    actor.getSnapshot().context.session?.getSnapshot().children.offers?.getSnapshot().context.declined,
  ).toHaveLength(1);
});

test('the next driver on the same page does not inherit declined offers', async () => {
  const { actor, offers, tokens, me } = await driverWithOffers();
  offers.send({ type: 'decline', ride });
  tokens.otherTab(jwt(0));
  me.answer({ ...dan, id: 'd2' });
  await flush();
  expect(
    actor.getSnapshot().context.session?.getSnapshot().children.offers?.getSnapshot().context.declined,
  ).toEqual([]);
});

test('riders have no offers machine', async () => {
  expect(
    (await signedIn(ana)).actor.getSnapshot().context.session?.getSnapshot().children.offers,
  ).toBeUndefined();
});

test.each([
  ['accepted', ({ update }: Awaited<ReturnType<typeof driverWithOffers>>) => update.answer({ message: '' })],
  [
    'refused',
    ({ update }: Awaited<ReturnType<typeof driverWithOffers>>) => update.fail({ kind: 'http', status: 409 }),
  ],
])('an acceptance that was %s refreshes the available rides and notifies the app', async (_, settle) => {
  const world = await driverWithOffers();
  const asked = world.lists.calls.length;
  world.offers.send({ type: 'accept', ride });
  settle(world);
  await flush();
  expect(world.lists.calls.length).toBe(asked + 1);
  expect(world.emitted).toContainEqual({ type: 'ride_changed', ride_id: ride.id });
});
