import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { erasePerson } from '../../store/people/person.ts';
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
import { updateRide } from '../rides/updateRide.ts';
import { getConversation } from './getConversation.ts';
import { replyToNotification } from './replyToNotification.ts';

let clock: Clock;
let context: Context;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

type Named = { id: string };
const ask = (person: Person, { id }: Named, message = 'Hello', key?: string) => {
  const body = { message, original_notification_id: id };
  return replyToNotification(
    context,
    requestBy<'replyToNotification'>(person, { body, ...(key && { key }) }),
  );
};
const last = (person: Person) => given.lastNotification(context, person);
const conversationOf = async (admin: Person, threadId: string) =>
  (await getConversation(context, requestBy<'getConversation'>(admin, { params: { threadId } }))).body;
const latest = async (admin: Person) =>
  (await listConversations(context, requestBy(admin))).body.conversations;
const typesTo = async (person: Person) => (await messagesTo(context, person.id)).map(({ type }) => type);

describe('a reply to an admin', () => {
  test('a reply to an admin reaches every admin, and starts a conversation with the message that it answers', async () => {
    const { rider, admin, notification, rideId } = await given.adminNotice(context);
    const colleague = await given.user(context, 'admin');
    const locked = await given.lockedUser(context, 'admin');
    expect(notification).toMatchObject({ type: 'admin_message', sender_id: 'admin', ride_id: rideId });

    const { body } = await ask(rider, notification, '  I am there  ');
    expect(body.message).toBe('Reply sent successfully!');
    for (const person of [admin, colleague]) {
      expect((await messagesTo(context, person.id)).at(-1)).toMatchObject({
        type: 'reply_received',
        message: 'I am there',
        sender_id: rider.id,
        sender_name: rider.name,
        original_notification_id: notification.id,
        thread_id: body.thread_id,
      });
    }
    expect(await typesTo(locked)).toEqual([]);
    const reached = await context.store.read
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'reply_received')
      .execute();
    expect(reached.map(({ id }) => id)).toContain(body.notification_id);

    const thread = await conversationOf(admin, body.thread_id ?? '');
    expect(thread.messages.map(({ sender_name, message }) => [sender_name, message])).toEqual([
      ['Admin', 'Please meet at the corner'],
      [rider.name, 'I am there'],
    ]);
    expect(thread.participants).toEqual([
      { id: rider.id, name: rider.name, email: rider.email, role: 'rider' },
    ]);
  });

  test('replies can go back and forth in one conversation', async () => {
    const { rider, admin, threadId } = await given.conversation(context);
    await ask(admin, await last(admin), 'Thank you');
    const answer = await last(rider);
    expect(answer).toMatchObject({
      type: 'reply',
      title: 'Reply from Admin',
      message: 'Thank you',
      sender_id: 'admin',
      thread_id: threadId,
    });
    expect((await typesTo(rider)).at(-1)).toBe('admin_message');
    const { body } = await ask(rider, answer, 'You are welcome');
    expect(body.thread_id).toBe(threadId);
    expect(await last(admin)).toMatchObject({ type: 'reply_received', message: 'You are welcome' });

    const [conversation, ...others] = await latest(admin);
    expect(others).toEqual([]);
    expect(conversation).toMatchObject({ thread_id: threadId, message_count: 4 });
    expect(conversation?.messages.map(({ message }) => message)).toEqual(['You are welcome']);
    expect(conversation?.participants.map(({ id }) => id).toSorted()).toEqual(
      [admin.id, rider.id].toSorted(),
    );
  });

  test('a reply is sent once per key, and continues the conversation of an earlier one', async () => {
    const { rider, admin, notification } = await given.adminNotice(context);
    const first = await ask(rider, notification, 'One', 'reply-key-1');
    expect(await ask(rider, notification, 'One', 'reply-key-1')).toEqual(first);
    const [status, code] = await outcomeOf(ask(rider, notification, 'Two', 'reply-key-1'));
    expect([status, code]).toEqual([409, 'idempotency_mismatch']);
    const second = await ask(rider, notification, 'Two', 'reply-key-2');
    expect(second.body.thread_id).toBe(first.body.thread_id);
    expect(await latest(admin)).toMatchObject([{ message_count: 3 }]);
  });

  test('concurrent replies start one conversation', async () => {
    const { rider, admin, notification } = await given.adminNotice(context);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((words) => ask(rider, notification, words)));
    expect(new Set(answers.map(({ body }) => body.thread_id)).size).toBe(1);
    expect(await latest(admin)).toMatchObject([{ message_count: 5 }]);
  });

  test('a reply to a balance change is addressed to no particular person', async () => {
    const rider = await given.user(context, 'rider', { balance: 5 });
    const admin = await given.user(context, 'admin');
    await ask(rider, await last(rider), 'Why?');
    expect(await last(admin)).toMatchObject({ type: 'reply_received', message: 'Why?' });
    expect((await latest(admin))[0]?.participants).toHaveLength(1);
  });

  test('a reply is audited with both texts', async () => {
    const { threadId } = await given.conversation(context);
    const { metadata } = await context.store.read
      .selectFrom('audit')
      .select('metadata')
      .where('action', '=', 'notification_reply')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(metadata ?? '')).toEqual({
      message: 'I am there',
      notification_message: 'Please meet at the corner',
      conversation_thread: threadId,
      is_reply: true,
    });
  });
});

describe('between the people of a ride', () => {
  test('a reply between rider and driver reaches the other party until half an hour after the ride', async () => {
    const ride = await given.acceptedRide(context);
    await given.rideMessage(context, ride, ride.driver, 'I am at the door');
    const words = await last(ride.rider);
    await ask(ride.rider, words, 'Coming');
    expect(await last(ride.driver)).toMatchObject({
      type: 'reply',
      title: `Reply from ${ride.rider.name}`,
      sender_id: ride.rider.id,
      thread_id: words.thread_id,
      ride_id: ride.rideId,
    });
    expect((await typesTo(ride.driver)).at(-1)).toBe('ride_message');

    for (const action of ['start', 'complete'] as const) {
      await updateRide(context, requestBy(ride.driver, { params: { id: ride.rideId }, body: { action } }));
    }
    await ask(ride.rider, words, 'My umbrella!');
    expect(await last(ride.driver)).toMatchObject({ message: 'My umbrella!' });
    clock.advance(limits.ride.contactAfterEnd);
    expect(await outcomeOf(ask(ride.rider, words, 'Did you find it?'))).toEqual([
      400,
      'ride_not_active',
      'You can write to each other once a driver has accepted, until half an hour after the ride',
    ]);
  });
});

describe('refused', () => {
  test('an empty reply is refused with a list of one sentence', async () => {
    const { rider, notification } = await given.adminNotice(context);
    for (const message of ['', ' \n\t ']) {
      expect(await outcomeOf((async () => ask(rider, notification, message))())).toEqual([
        422,
        'validation_failed',
        'Please enter a reply message',
      ]);
    }
  });

  test('a reply to a missing notification, or one of another user, is refused', async () => {
    const { driver, notification } = await given.adminNotice(context);
    const notFound = [404, 'notification_not_found', 'Notification not found'];
    expect(await outcomeOf(ask(driver, notification))).toEqual(notFound);
    expect(await outcomeOf(ask(driver, { id: 'no-such' }))).toEqual(notFound);
  });

  test('a reply to a user whose account is deleted is refused', async () => {
    const { rider, admin } = await given.conversation(context);
    await context.store.transaction((db) =>
      erasePerson({ db, now: context.now(), newId: context.newId, requestId: null }, rider),
    );
    expect(await outcomeOf(ask(admin, await last(admin)))).toEqual([404, 'user_not_found', 'User not found']);
  });

  test('a reply in a missing conversation is refused', async () => {
    const admin = await given.user(context, 'admin');
    const call = (async () => conversationOf(admin, 'no-such'))().then(() => ({ status: 200 }));
    expect(await outcomeOf(call)).toEqual([404, 'conversation_not_found', 'Conversation not found']);
    expect(await latest(admin)).toEqual([]);
  });
});
