import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { listConversations } from '../admin/listConversations.ts';
import { notifyRideParticipants } from '../admin/notifyRideParticipants.ts';
import { setUserStatus } from '../admin/setUserStatus.ts';
import { listRideMessages } from './listRideMessages.ts';
import { sendRideMessage } from './sendRideMessage.ts';

let clock: Clock;
let context: Context;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const write = async (person: Person, rideId: string, message = 'Hello', key?: string) =>
  sendRideMessage(
    context,
    requestBy<'sendRideMessage'>(person, {
      params: { id: rideId },
      body: { message },
      ...(key && { key }),
    }),
  );
const read = async (person: Person, rideId: string) =>
  (await listRideMessages(context, requestBy<'listRideMessages'>(person, { params: { id: rideId } }))).body
    .messages;
const notify = async (target: 'both' | 'rider' | 'driver', rideId: string, message = 'Hello') => {
  const admin = await given.user(context, 'admin');
  const body = { message, target };
  return notifyRideParticipants(
    context,
    requestBy<'notifyRideParticipants'>(admin, { params: { id: rideId }, body }),
  );
};
const lastTo = async (person: Person) => (await messagesTo(context, person.id)).at(-1);

describe('the people of a ride', () => {
  test.each(['acceptedRide', 'arrivingRide', 'inProgressRide'] as const)(
    'the people of a ride can write to each other: %s',
    async (state) => {
      const ride = await given[state](context);
      const first = await write(ride.rider, ride.rideId, ' I am at the door ');
      expect(await lastTo(ride.driver)).toMatchObject({
        type: 'ride_message',
        ride_id: ride.rideId,
        sender_id: ride.rider.id,
        sender_role: 'rider',
        sender_name: ride.rider.name,
        message: 'I am at the door',
      });
      expect(await given.lastNotification(context, ride.driver)).toMatchObject({
        id: first.body.notification_id,
        type: 'other',
        title: `Message from ${ride.rider.name}`,
        sender_id: ride.rider.id,
        thread_id: first.body.thread_id,
      });
      const second = await write(ride.driver, ride.rideId, 'I see you');
      expect(await lastTo(ride.rider)).toMatchObject({ sender_role: 'driver', message: 'I see you' });
      expect(second.body.thread_id).toBe(first.body.thread_id);
    },
  );

  test('rider and driver have one conversation, also if both start it at the same time', async () => {
    const { rideId, rider, driver } = await given.acceptedRide(context);
    const answers = await Promise.all([rider, driver, rider, driver].map((person) => write(person, rideId)));
    expect(new Set(answers.map(({ body }) => body.thread_id)).size).toBe(1);
    const admin = await given.user(context, 'admin');
    const { body } = await listConversations(context, requestBy(admin));
    expect(body.conversations).toMatchObject([{ message_count: 4 }]);
    expect(body.conversations[0]?.participants.map(({ id }) => id).toSorted()).toEqual(
      [rider.id, driver.id].toSorted(),
    );
  });

  test('a message is sent once per key', async () => {
    const { rideId, rider, driver } = await given.acceptedRide(context);
    const first = await write(rider, rideId, 'Hello', 'message-key');
    expect(await write(rider, rideId, 'Hello', 'message-key')).toEqual(first);
    const messages = await messagesTo(context, driver.id);
    expect(messages.filter(({ type }) => type === 'ride_message')).toHaveLength(1);
    expect((await outcomeOf(write(rider, rideId, 'Other', 'message-key')))[1]).toBe('idempotency_mismatch');
  });

  test('the people of a ride read the messages of both, oldest first, and other users cannot', async () => {
    const { rideId, rider, driver } = await given.acceptedRide(context);
    expect(await read(rider, rideId)).toEqual([]);
    await write(rider, rideId, 'I am at the door');
    await write(driver, rideId, 'I see you');
    expect(await read(driver, rideId)).toEqual(await read(rider, rideId));
    expect(await read(rider, rideId)).toMatchObject([
      { sender_id: rider.id, sender_name: rider.name, message: 'I am at the door' },
      { sender_id: driver.id, sender_name: driver.name, message: 'I see you' },
    ]);
    const stranger = await given.approvedDriver(context);
    expect((await outcomeOf(read(stranger, rideId).then(() => ({ status: 200 }))))[1]).toBe(
      'not_participant',
    );
  });

  const notInContact = [
    400,
    'ride_not_active',
    'You can write to each other once a driver has accepted, until half an hour after the ride',
  ];

  test.each(['pendingRide', 'cancelledRide'] as const)(
    'neither side can write about a ride that no driver accepted: %s',
    async (state) => {
      const { rider, rideId } = await given[state](context);
      expect(await outcomeOf(write(rider, rideId))).toEqual(notInContact);
    },
  );

  test('the people of a ride can write to each other until half an hour after its end', async () => {
    const { rider, driver, rideId } = await given.completedRide(context);
    clock.advance(limits.ride.contactAfterEnd - 1);
    await write(rider, rideId, 'My umbrella is in your car');
    expect(await lastTo(driver)).toMatchObject({ message: 'My umbrella is in your car' });
    clock.advance(1);
    expect(await outcomeOf(write(rider, rideId))).toEqual(notInContact);
    expect(await outcomeOf(read(rider, rideId).then(() => ({ status: 200 })))).toEqual(notInContact);
  });

  test('a ride that was cancelled after the acceptance keeps its people in contact as long', async () => {
    const ride = await given.acceptedRide(context);
    await given.rideIsCancelled(context, ride);
    await write(ride.driver, ride.rideId, 'Your bag is still here');
    expect(await lastTo(ride.rider)).toMatchObject({ message: 'Your bag is still here' });
    clock.advance(limits.ride.contactAfterEnd);
    expect(await outcomeOf(write(ride.driver, ride.rideId))).toEqual(notInContact);
  });

  test('neither side can write about a ride that ended because an account was locked', async () => {
    const { rider, driver, rideId } = await given.acceptedRide(context);
    const admin = await given.user(context, 'admin');
    await setUserStatus(context, requestBy(admin, { params: { id: rider.id }, body: { is_active: false } }));
    expect(await outcomeOf(write(driver, rideId))).toEqual(notInContact);
  });

  test('only the rider and the driver can write, and an empty message is refused', async () => {
    const { rider, rideId } = await given.acceptedRide(context);
    for (const stranger of [await given.user(context, 'rider'), await given.approvedDriver(context)]) {
      const [status, code] = await outcomeOf(write(stranger, rideId));
      expect([status, code]).toEqual([403, 'not_participant']);
    }
    expect(await outcomeOf(write(rider, 'no-such'))).toEqual([404, 'ride_not_found', 'Ride not found']);
    expect(await outcomeOf(write(rider, rideId, '  '))).toEqual([
      422,
      'validation_failed',
      'Please enter a message',
    ]);
  });

  test('the next driver does not read what was written with the one who gave the ride back', async () => {
    const { rideId, rider } = await given.acceptedRide(context);
    await write(rider, rideId, 'The code of the gate is 4711');
    clock.advance(1_000);
    const next = await given.approvedDriver(context);
    await context.store.transaction((db) =>
      db
        .updateTable('rides')
        .set({ driver_id: next.id, accepted_at: clock.now() })
        .where('id', '=', rideId)
        .execute(),
    );
    expect(await read(next, rideId)).toEqual([]);
    await write(rider, rideId, 'Hello again');
    expect(await read(next, rideId)).toMatchObject([{ message: 'Hello again' }]);
  });

  test('a reply no longer reaches a driver who gave the ride back', async () => {
    const ride = await given.acceptedRide(context);
    await given.rideMessage(context, ride, ride.driver, 'On my way');
    const words = await given.lastNotification(context, ride.rider);
    const next = await given.approvedDriver(context);
    await context.store.transaction((db) =>
      db.updateTable('rides').set({ driver_id: next.id }).where('id', '=', ride.rideId).execute(),
    );
    const [status, code] = await outcomeOf(
      given.reply(context, ride.rider, words, 'Hello').then(() => ({ status: 200 })),
    );
    expect([status, code]).toEqual([403, 'not_participant']);
  });
});

describe('an admin', () => {
  test.each([
    ['both', ['rider', 'driver'], 'Notification sent to the rider and the driver'],
    ['rider', ['rider'], 'Notification sent to the rider'],
    ['driver', ['driver'], 'Notification sent to the driver'],
  ] as const)('an admin message to %s reaches its receivers', async (target, reached, sentence) => {
    const ride = await given.acceptedRide(context);
    expect((await notify(target, ride.rideId, ' Mind the gap ')).body.message).toBe(sentence);
    for (const side of ['rider', 'driver'] as const) {
      const message = await lastTo(ride[side]);
      expect(message?.type === 'admin_ride_message').toBe(reached.some((name) => name === side));
    }
    expect(await lastTo(ride[reached[0]])).toMatchObject({
      ride_id: ride.rideId,
      message: 'Mind the gap',
      sender_id: 'admin',
      sender_name: 'Admin',
    });
  });

  test('an admin message reaches only the rider while the ride has no driver', async () => {
    const { rideId, rider } = await given.pendingRide(context);
    expect((await notify('both', rideId)).body.message).toBe('Notification sent to the rider');
    expect(await lastTo(rider)).toMatchObject({ type: 'admin_ride_message' });
    expect(await outcomeOf(notify('driver', rideId))).toEqual([
      400,
      'ride_has_no_driver',
      'This ride has no driver to notify',
    ]);
  });

  test('an admin message needs an existing ride and text', async () => {
    const { rideId } = await given.pendingRide(context);
    expect(await outcomeOf(notify('both', 'no-such'))).toEqual([404, 'ride_not_found', 'Ride not found']);
    expect(await outcomeOf(notify('both', rideId, ' '))).toEqual([
      422,
      'validation_failed',
      'Please enter a message',
    ]);
  });

  test('an admin can also write about a finished ride', async () => {
    const ride = await given.completedRide(context);
    await notify('driver', ride.rideId);
    expect(await lastTo(ride.driver)).toMatchObject({ type: 'admin_ride_message' });
  });
});
