import accepted from '@mobility/openapi/examples/Notification.ride_accepted.json' with { type: 'json' };
import none from '@mobility/openapi/examples/Notifications.none.json' with { type: 'json' };
import replyRequest from '@mobility/openapi/examples/ReplyRequest.json' with { type: 'json' };
import result from '@mobility/openapi/examples/ReplyResult.json' with { type: 'json' };
import unread from '@mobility/openapi/examples/UnreadCount.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const notified: State = ['a notification from an admin', { caller: 'rider' }];
// A notification may have no ride and no sender.
const { ride_id: _, data, ...facts } = accepted;

describe('listNotifications', () => {
  it('listNotifications lists the notifications, newest first', async () => {
    const found = { ...facts, data: { type: data.type } };
    const answer = await interaction({
      operation: 'listNotifications',
      given: notified,
      when: 'a request for my notifications',
      status: 200,
      answer: shape({ notifications: [found], unread_count: 1 }),
      call: (client) => client.listNotifications(),
    });
    expect(answer).toMatchObject({ notifications: [{ title: facts.title }], unread_count: 1 });
  });

  it('listNotifications returns an empty list if there are none', async () => {
    const answer = await interaction({
      operation: 'listNotifications',
      given: ['a user is signed in', { role: 'driver' }],
      when: 'a request for my notifications, of which there are none',
      status: 200,
      answer: none,
      call: (client) => client.listNotifications(),
    });
    expect(answer).toEqual(none);
  });
});

describe('the bell', () => {
  it('markNotificationsRead marks the named notifications as read', async () => {
    await interaction({
      operation: 'markNotificationsRead',
      given: notified,
      when: 'a request to mark a notification as read',
      body: { ids: [fromState('id')] },
      status: 200,
      answer: shape(unread),
      call: (client, id) => client.markNotificationsRead({ ids: [id] }),
    });
  });

  it('markNotificationsRead marks all notifications as read', async () => {
    const answer = await interaction({
      operation: 'markNotificationsRead',
      given: notified,
      when: 'a request to mark all notifications as read',
      body: {},
      status: 200,
      answer: unread,
      call: (client) => client.markNotificationsRead({}),
    });
    expect(answer).toEqual(unread);
  });

  it('clearNotifications deletes all notifications', async () => {
    const answer = await interaction({
      operation: 'clearNotifications',
      given: notified,
      when: 'a request to clear all notifications',
      status: 200,
      answer: shape({ message: 'Notifications cleared' }),
      call: (client) => client.clearNotifications(),
    });
    expect(answer).toEqual({ message: 'Notifications cleared' });
  });
});

describe('replyToNotification', () => {
  const body = { ...replyRequest, original_notification_id: fromState('id') };
  const asked = (id: string) => ({ ...replyRequest, original_notification_id: id });

  it.each([
    ['an admin’s message', notified],
    ['a rider’s reply', ['a notification from an admin', { caller: 'admin' }]],
    ['a message of the driver', ['a message of the driver', { over: false }]],
  ] as const)('replyToNotification replies to %s', async (what, given) => {
    const answer = await interaction({
      operation: 'replyToNotification',
      given: [...given] as State,
      when: `a reply to ${what}`,
      body,
      status: 200,
      answer: shape(result, ['message']),
      call: (client, id) => client.replyToNotification(asked(id)),
    });
    expect(answer).toEqual(result);
  });

  it('replyToNotification refuses a message of only spaces', async () => {
    const detail = [{ loc: ['body', 'message'], msg: 'Please enter a reply message', type: 'required' }];
    const empty = { message: '  ', original_notification_id: 'some-id' };
    const error = await interaction({
      operation: 'replyToNotification',
      given: notified,
      when: 'a reply of spaces only',
      body: empty,
      status: 422,
      answer: { detail, code: 'validation_failed' },
      call: (client) => client.replyToNotification(empty).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status: 422, detail });
  });

  it('replyToNotification returns 404 for another user’s notification', async () => {
    const error = await refusedInteraction({
      operation: 'replyToNotification',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a reply to another user’s notification',
      body,
      status: 404,
      code: 'notification_not_found',
      call: (client, id) => client.replyToNotification(asked(id)),
    });
    expect(error).toMatchObject({ status: 404, code: 'notification_not_found' });
  });

  it('replyToNotification refuses a reply to the driver after the ride', async () => {
    const error = await refusedInteraction({
      operation: 'replyToNotification',
      given: ['a message of the driver', { over: true }],
      when: 'a reply to the driver of a finished ride',
      body,
      status: 400,
      code: 'ride_not_active',
      call: (client, id) => client.replyToNotification(asked(id)),
    });
    expect(error).toMatchObject({ status: 400, code: 'ride_not_active' });
  });
});
