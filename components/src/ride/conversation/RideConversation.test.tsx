import type { ReplyResult, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideConversation } from './RideConversation.tsx';

afterEach(cleanup);

const ride = aRide('accepted');
const listed = (message: string) => ({
  messages: [
    { id: 'm1', sender_id: ride.driver_id, sender_name: 'Luis', message, created_at: '2026-11-21T16:02:00Z' },
  ],
});

const show = (answers: FakeAnswers = {}, shown = ride) => {
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      listMyRides: async () => [shown],
      listRideMessages: async () => listed('I am at the main entrance'),
      ...answers,
    },
    'token',
  );
  const toasts: string[] = [];
  session.alerts.on('toast', ({ alert }) => void toasts.push(String(alert.params?.message)));
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <RideConversation ride={shown} />
    </MobilityProvider>,
  );
  const receive = async (id: string, message: string) => {
    await waitFor(() => expect(session.channels).toHaveLength(1));
    act(() =>
      session.channels[0]?.onMessage({
        type: 'ride_message',
        id,
        ride_id: shown.id,
        sender_role: 'driver',
        sender_id: shown.driver_id ?? '',
        sender_name: 'Luis Ortega',
        message,
        sent_at: '2026-11-21T16:05:00Z',
      }),
    );
  };
  return { session, receive, toasts, user: userEvent.setup() };
};
const button = () => screen.findByRole('button', { name: /^Message/ });
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await button());
  return within(await screen.findByRole('dialog', { name: 'Messages with Luis Ortega' }));
};

test('a received message is announced and counted until the conversation is opened', async () => {
  const markNotificationsRead = vi.fn(async () => ({ unread_count: 0 }));
  const { receive, toasts, user } = show({ markNotificationsRead });
  await receive('m2', 'Where are you?');
  expect(await screen.findByRole('button', { name: 'Message, 1 unread message' })).toBeDefined();
  expect(toasts).toEqual(['Where are you?']);
  const dialog = await open(user);
  const log = within(dialog.getByRole('log'));
  expect(await log.findByText('I am at the main entrance')).toBeDefined();
  expect(log.getByText('Where are you?')).toBeDefined();
  await waitFor(() => expect(markNotificationsRead).toHaveBeenCalledWith({ ids: ['m2'] }));
});

test('a message that arrives while the conversation is on screen shows no toast', async () => {
  const { receive, toasts, user } = show();
  const dialog = await open(user);
  await receive('m2', 'I see you');
  expect(await dialog.findByText('I see you')).toBeDefined();
  expect(toasts).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await receive('m3', 'Hello?');
  expect(toasts).toEqual(['Hello?']);
});

test('Enter sends a message, which stays visible although the list does not have it yet', async () => {
  const sending = Promise.withResolvers<ReplyResult>();
  const sendRideMessage = vi.fn(() => sending.promise);
  const { user } = show({ sendRideMessage });
  const dialog = await open(user);
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Coming down{Enter}');
  expect(sendRideMessage).toHaveBeenCalledOnce();
  expect(dialog.getByText('Sending')).toBeDefined();
  sending.resolve({ message: 'Message sent', notification_id: 'm9', thread_id: 't' });
  await waitFor(() => expect(dialog.queryByText('Sending')).toBeNull());
  expect(within(dialog.getByRole('log')).getByText('Coming down')).toBeDefined();
});

test('a message that the server refuses shows the reason, and returns to the field', async () => {
  const sendRideMessage = vi.fn(async () => {
    throw { kind: 'http', status: 400, detail: 'You can no longer write' };
  });
  const { user } = show({ sendRideMessage });
  const dialog = await open(user);
  const field: HTMLInputElement = dialog.getByRole('textbox', { name: 'Your message' });
  await user.type(field, 'Hello{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('You can no longer write');
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(field.value).toBe('Hello');
});

test('the field has the focus after a press on Send or Edit, so that Escape closes the dialog', async () => {
  const sending = Promise.withResolvers<ReplyResult>();
  const { user } = show({ sendRideMessage: () => sending.promise });
  const dialog = await open(user);
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await user.type(field, 'Coming down');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(field);
  sending.reject({ kind: 'http', status: 400, detail: 'You can no longer write' });
  await user.click(await dialog.findByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('messages can be sent where the server cannot list them', async () => {
  const { receive, user } = show({
    listRideMessages: async () => {
      throw { kind: 'http', status: 404 };
    },
  });
  const dialog = await open(user);
  expect(await dialog.findByText('Earlier messages could not be loaded.')).toBeDefined();
  await receive('m2', 'I see you');
  expect(await dialog.findByText('I see you')).toBeDefined();
});

test.each([
  ['a ride without a driver', aRide('pending')],
  ['a ride of somebody else', { ...ride, rider_id: 'other' }],
  ['a ride that ended long ago', aRide('paid')],
])('there is no button for %s', async (_, shown) => {
  const { session } = show({}, shown);
  await waitFor(() => expect(session.channels).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
});

test('a message that could not leave goes out once the live channel is back', async () => {
  const sendRideMessage = vi
    .fn<() => Promise<ReplyResult>>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValueOnce({ message: 'Message sent', notification_id: 'm9', thread_id: 't' });
  const { session, user } = show({ sendRideMessage });
  const dialog = await open(user);
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Coming down{Enter}');
  await dialog.findByText('Not sent yet. It goes out when the connection is back.');
  act(() => session.channels[0]?.onOpen());
  expect(await within(dialog.getByRole('log')).findByText('Coming down')).toBeDefined();
  expect(dialog.queryByText(/Not sent yet/)).toBeNull();
  expect(sendRideMessage).toHaveBeenCalledTimes(2);
});
