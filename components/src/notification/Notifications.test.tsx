import type { Notification } from '@mobility/openapi';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import arAE from '../intl/generated/ar-AE/index.ts';
import { Toasts } from '../primitives/Toasts/Toasts.tsx';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { createTestSession } from '../testing/session.ts';
import { Notifications } from './inbox/Notifications.tsx';
import { NotificationsView } from './inbox/NotificationsView.tsx';

afterEach(cleanup);

const user = {
  id: 'r1',
  name: 'Riley Rivera',
  email: 'rider@mobility.example',
  role: 'rider',
  is_active: true,
  is_online: false,
  created_at: '2026-01-01T00:00:00Z',
} as const;
const message: Notification = {
  id: 'n1',
  type: 'admin_message',
  title: 'Message from Admin',
  message: 'Is the umbrella yours?',
  read: false,
  delivered: true,
  timestamp: '2026-11-21T16:05:00Z',
  sender_id: 'admin',
  sender_name: 'Alex Ames',
};
const accepted: Notification = {
  id: 'n2',
  type: 'ride_accepted',
  title: 'Ride Accepted',
  message: 'Luis is on the way',
  read: true,
  delivered: true,
  timestamp: '2026-11-21T16:04:00Z',
};

const show = async (answers: object = {}, language: object = {}) => {
  const session = createTestSession(
    {
      getCurrentUser: async () => user,
      listNotifications: async () => ({ notifications: [message, accepted] }),
      ...answers,
    },
    'token',
  );
  const { client, auth, alerts } = session;
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} {...language}>
      <Notifications />
      <Toasts />
    </MobilityProvider>,
  );
  const card = (await screen.findByText(message.message)).closest('li') as HTMLElement;
  return { card: within(card), pointer: userEvent.setup() };
};

test('a message from the admins without a name of its own names them in the language of the reader', async () => {
  const notifications = [{ ...message, sender_name: 'Admin' }];
  const arabic = { locale: 'ar-AE', messages: arAE };
  const { card } = await show({ listNotifications: async () => ({ notifications }) }, arabic);
  expect(card.getByText(/من/).textContent).toBe('من: \u2068مشرف\u2069');
});

test.each([
  ['rider', 'Updates about your rides appear here.'],
  ['admin', 'Messages and news for admins appear here.'],
] as const)('an empty page tells a %s what will be there', async (role, text) => {
  const session = createTestSession(
    {
      getCurrentUser: async () => ({ ...user, role }),
      listNotifications: async () => ({ notifications: [] }),
    },
    'token',
  );
  const { client, auth, alerts } = session;
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Notifications />
    </MobilityProvider>,
  );
  expect(await screen.findByText(text)).toBeDefined();
});

test('a card shows label, New, sender, text and time; a reply is sent, and the card is read', async () => {
  const replyToNotification = vi.fn(async () => ({ message: 'Sent' }));
  const markNotificationsRead = vi.fn(async () => ({ unread_count: 0 }));
  const { card, pointer } = await show({ replyToNotification, markNotificationsRead });
  for (const text of ['Admin', 'New', 'From: Alex Ames', 'Message from Admin']) card.getByText(text);
  await pointer.click(card.getByRole('button', { name: 'Reply to Alex Ames' }));
  const box = card.getByRole('textbox', { name: 'Reply to Alex Ames' });
  expect(document.activeElement).toBe(box);
  expect(card.queryByText('New')).toBeNull();
  expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith({ ids: ['n1'] });
  await pointer.click(card.getByRole('button', { name: 'Send Reply' }));
  card.getByText('Please enter a reply message');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await pointer.type(box, ' Yes ');
  await pointer.click(card.getByRole('button', { name: 'Send Reply' }));
  const button = await card.findByRole('button', { name: 'Reply to Alex Ames' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(replyToNotification).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Yes', original_notification_id: 'n1' }),
    expect.anything(),
  );
});

test('Escape closes the reply without sending it', async () => {
  const { card, pointer } = await show();
  await pointer.click(card.getByRole('button', { name: 'Reply to Alex Ames' }));
  await pointer.type(card.getByRole('textbox'), 'Yes{Escape}');
  expect(card.queryByRole('textbox')).toBeNull();
});

test('the filter shows unread notifications alone, and all can be marked as read', async () => {
  const { pointer } = await show();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await pointer.click(screen.getByRole('radio', { name: 'Unread 1' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await pointer.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('You have read everything.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('a notification without a sender has no Reply', async () => {
  await show();
  const card = screen.getByText(accepted.message).closest('li') as HTMLElement;
  expect(within(card).queryAllByRole('button')).toEqual([]);
});

const balanceChange = (index: number): Notification => ({
  ...accepted,
  id: `b${index}`,
  type: 'balance_transaction',
  title: 'Balance Updated',
  message: `Top-up ${index}`,
});

test('each filter counts and finds among all notifications, not only among those on the page', async () => {
  const rides = Array.from({ length: 60 }, (_, index) => ({ ...accepted, id: `r${index}` }));
  const listNotifications = async () => ({ notifications: [message, ...rides, balanceChange(1)] });
  const { pointer } = await show({ listNotifications });
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByRole('radio', { name: 'All 62' })).toBeDefined();
  await pointer.click(screen.getByRole('button', { name: 'Show older notifications' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(62);
  await pointer.click(screen.getByRole('radio', { name: 'Balance 1' }));
  expect(screen.getByText('Top-up 1')).toBeDefined();
});

test('cleared notifications can be brought back', async () => {
  const clearNotifications = vi.fn(async () => ({ message: 'Cleared' }));
  const { pointer } = await show({ clearNotifications });
  await pointer.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(screen.queryAllByText(message.message)).toEqual([]);
  expect(document.activeElement?.textContent).toContain('Notifications');
  await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(message.message)).toBeDefined();
  expect(clearNotifications).not.toHaveBeenCalled();
});

test('while some notifications cannot be shown, the page counts none and does not call the list empty', () => {
  render(
    <NotificationsView
      items={[]}
      state="ready"
      unreadable={2}
      hasAll={false}
      filter="all"
      onFilter={vi.fn()}
      onMarkAllRead={vi.fn()}
      onClearAll={vi.fn()}
      onRetry={vi.fn()}
      actionsOf={() => null}
    />,
  );
  expect(screen.getByText(/^2 notifications/)).toBeDefined();
  expect(screen.queryByText('No notifications')).toBeNull();
  expect(screen.getByRole('radio', { name: 'All' })).toBeDefined();
});
