import type { Notification, User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RecentNotifications } from '../../notification/RecentNotifications.tsx';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { NotificationsTab } from './NotificationsTab.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const notification = (index: number, type: Notification['type']): Notification => ({
  id: `n${index}`,
  type,
  title: `Title ${index}`,
  message: `Message ${index}`,
  read: false,
  delivered: true,
  timestamp: new Date(Date.UTC(2026, 10, 21, 12, 59 - index)).toISOString(),
  sender_id: 'maya',
  sender_name: 'Maya Chen',
});
const types = ['reply_received', 'admin_message', 'balance_transaction'] as const;
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => notification(index, types[index % 3] ?? types[0]));

const show = async (count: number, answers: object = {}) => {
  const session = createTestSession(
    {
      getCurrentUser: async () => admin as User,
      listNotifications: async () => ({ notifications: list(count) }),
      ...answers,
    },
    'token',
  );
  const { client, auth, alerts, queryClient } = session;
  render(
    <MobilityProvider {...{ client, auth, alerts, queryClient }}>
      <NotificationsTab />
    </MobilityProvider>,
  );
  await screen.findByText('Message 0');
  return { user: userEvent.setup(), channels: session.channels };
};

test('shows the first ten with their labels, and how many more there are', async () => {
  await show(13);
  expect(screen.getAllByText(/^Message \d+$/)).toHaveLength(10);
  expect(screen.getByText('+3 more')).toBeDefined();
  for (const label of ['Reply', 'Admin', 'Balance'])
    expect(screen.getAllByText(label, { selector: 'span' }).length).toBeGreaterThan(0);
});

test('a reply that arrives is shown at once', async () => {
  const { channels } = await show(1);
  await waitFor(() => expect(channels.length).toBeGreaterThan(0));
  channels.at(-1)?.onMessage({
    type: 'reply_received',
    id: 'live',
    message: 'I am at the gate',
    sender_id: 'omar',
    sender_name: 'Omar Lindqvist',
    timestamp: new Date().toISOString(),
  });
  await screen.findByText('I am at the gate');
});

test('Reply sends an answer to the sender', async () => {
  const replyToNotification = vi.fn(async () => ({ message: 'Sent' }));
  const { user } = await show(1, { replyToNotification });
  await user.click(screen.getByRole('button', { name: 'Reply to Maya Chen' }));
  await user.type(screen.getByRole('textbox'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() =>
    expect(replyToNotification).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Thank you', original_notification_id: 'n0' }),
      expect.anything(),
    ),
  );
});

test('a reply that was typed is there again after another tab, and the focus stays where it is', async () => {
  const replyToNotification = vi.fn(async () => ({ message: 'Sent' }));
  const { user } = await show(1);
  await user.click(screen.getByRole('button', { name: 'Reply to Maya Chen' }));
  await user.type(screen.getByRole('textbox'), 'Thank you');
  cleanup();
  const again = await show(1, { replyToNotification });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('Thank you');
  expect(document.activeElement).toBe(document.body);
  await again.user.click(screen.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(replyToNotification).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('a reply that was cancelled is gone', async () => {
  const { user } = await show(1);
  await user.click(screen.getByRole('button', { name: 'Reply to Maya Chen' }));
  await user.type(screen.getByRole('textbox'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  await show(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('Clear All empties the list', async () => {
  const { user } = await show(2);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await screen.findByText('No notifications');
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  screen.getByText('Messages and news for admins appear here.');
});

test.each([
  ['the tab', NotificationsTab],
  ['the list of a dashboard', () => <RecentNotifications limit={5} />],
])('%s offers to read again what could not be read', async (_, Part) => {
  const listNotifications = vi.fn<() => Promise<{ notifications: Notification[] }>>(async () =>
    Promise.reject({ kind: 'http', status: 500 }),
  );
  const { client, auth, alerts, queryClient } = createTestSession(
    { getCurrentUser: async () => admin as User, listNotifications: () => listNotifications() },
    'token',
  );
  render(
    <MobilityProvider {...{ client, auth, alerts, queryClient }}>
      <Part />
    </MobilityProvider>,
  );
  await screen.findByText('Notifications could not be loaded.');
  const answer = Promise.withResolvers<{ notifications: Notification[] }>();
  listNotifications.mockReturnValue(answer.promise);
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('data-pending')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  answer.resolve({ notifications: list(1) });
  await screen.findByText('Message 0');
  expect(screen.queryByText('Notifications could not be loaded.')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H2');
});
