import type { AvailableRide, AvailableRides, Ride } from '@mobility/openapi';
import available from '@mobility/openapi/examples/AvailableRide.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { dan, signedIn } from '../testing/auth-world.ts';
import { advance, flush } from '../testing/index.ts';
import { ride as rideOf } from '../testing/ride-harness.ts';

const offer = available as AvailableRide;
const accepted: Ride = rideOf({ id: offer.id, status: 'accepted', version: 2, driver_id: dan.id });
const offersOf = (...available_rides: AvailableRide[]) =>
  ({ available_rides, driver_location: null, radius_km: 25, is_online: true }) as AvailableRides as never;
const away = { kind: 'network' };

/** A driver whose server ended while it had the acceptance of an offer. No live message was missed. */
const cutOff = async () => {
  const world = await signedIn(dan);
  const { actor, clock, opened, myRides, update, lists, alerts } = world;
  const connect = async (at: number) => {
    opened[at]?.onOpen();
    await advance(clock, 100, 100);
    opened[at]?.onMessage({ type: 'connection_ready_ack', features: ['driver_location'] });
    await flush();
  };
  await connect(0);
  myRides.answer([]);
  lists.answer(offersOf(offer));
  await flush();
  const children = () => actor.getSnapshot().context.session?.getSnapshot().children;
  children()?.offers?.send({ type: 'accept', ride: offer });
  opened[0]?.onClose({ code: 1006, reason: '' });
  update.fail(away);
  await flush();
  for (const reads of [myRides, lists]) {
    reads.fail(away);
    await flush();
  }
  return {
    ...world,
    /** The server is back, and the live channel with it. */
    comeBack: async () => {
      await advance(clock, 1_000);
      await connect(1);
    },
    rides: () => children()?.availability?.getSnapshot().context.rides,
    followed: () => children()?.activeRide?.getSnapshot().children.ride?.getSnapshot().value.lifecycle,
    told: () => alerts.messages(),
  };
};

describe('an acceptance that a server had when it ended', () => {
  test('is the ride of the driver as soon as the channel is back, where it was committed', async () => {
    const { comeBack, myRides, followed, told } = await cutOff();
    expect([followed(), told()]).toEqual([undefined, ['ride.acceptFailed']]);
    await comeBack();
    myRides.answer([accepted]);
    await flush();
    expect([followed(), told()]).toEqual(['accepted', ['ride.acceptFailed', 'ride.accepted']]);
  });

  test('leaves the offer, which is back with the channel, where it was not committed', async () => {
    const { comeBack, lists, rides } = await cutOff();
    expect(rides()).toBeNull();
    await comeBack();
    lists.answer(offersOf(offer));
    await flush();
    expect(rides()).toEqual([offer]);
  });

  test('leaves no offer, and the driver reads why, where the ride is gone', async () => {
    const { comeBack, opened, lists, rides, told } = await cutOff();
    await comeBack();
    lists.answer(offersOf(offer));
    await flush();
    opened[1]?.onMessage({ type: 'ride_no_longer_available', ride_id: offer.id, message: 'Expired' });
    lists.answer(offersOf());
    await flush();
    expect([rides(), told()]).toEqual([[], ['ride.acceptFailed', 'live.rideNoLongerAvailable']]);
  });
});

test('the list of rides is not read again at a reconnection that missed nothing', async () => {
  const { actor, clock, opened, lists } = await signedIn(dan);
  lists.answer(offersOf(offer));
  await flush();
  const asked = lists.calls.length;
  opened[0]?.onOpen();
  await advance(clock, 100, 100);
  opened[0]?.onMessage({ type: 'connection_ready_ack' });
  await flush();
  expect(
    actor
      .getSnapshot()
      .context.session?.getSnapshot()
      .children.availability?.getSnapshot()
      .matches({ online: { list: 'waiting' } }),
  ).toBe(true);
  expect(lists.calls).toHaveLength(asked);
});
