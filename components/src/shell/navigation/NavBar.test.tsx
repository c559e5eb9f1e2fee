import type { Notification, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import deDE from '../../intl/generated/de-DE/index.ts';
import { MobilityProvider, type MobilityProviderProps } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { NavBar } from './NavBar.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const user = rider as User;
const notification: Notification = {
  id: 'n1',
  type: 'ride_accepted',
  title: 'Ride accepted',
  message: 'Luis is on the way',
  read: false,
  delivered: true,
  timestamp: '2026-11-21T16:05:00Z',
};

const show = (answers: FakeAnswers = {}, props: Partial<MobilityProviderProps> = {}) => {
  const session = createTestSession({ getCurrentUser: async () => user, ...answers }, 'token');
  const onLogin = vi.fn();
  const { client, auth, alerts } = session;
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} {...props}>
      <NavBar path="/rider" onLogin={onLogin} />
    </MobilityProvider>,
  );
  return { ...session, onLogin, pointer: userEvent.setup() };
};

test('the bell shows the notifications of the session, which are read once it is closed', async () => {
  const { pointer } = show({ listNotifications: async () => ({ notifications: [notification] }) });
  await pointer.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const list = screen.getByRole('dialog');
  expect(within(list).getByText('Luis is on the way')).toBeDefined();
  await pointer.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Notifications' });
});

test('the bell counts what it shows: a completed ride with the request to pay it is one', async () => {
  const of = (type: string, facts: object): Notification => ({
    ...notification,
    id: type,
    type: 'other',
    data: { type, ...facts },
  });
  const notifications = [
    of('payment_required', { ride_id: 'r7', amount: 7.32 }),
    of('ride_completed', { ride_id: 'r7', fare: 7.32 }),
  ];
  show({ listNotifications: async () => ({ notifications }) });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
});

test('the user menu mutes the alerts and logs out', async () => {
  const { pointer, alerts, auth } = show();
  const open = async () => pointer.click(await screen.findByRole('button', { name: /Account menu/ }));
  await open();
  await pointer.click(screen.getByRole('menuitem', { name: /^Turn sounds/ }));
  const muted = alerts.getSnapshot().matches('muted');
  await open();
  await pointer.click(screen.getByRole('menuitem', { name: muted ? 'Turn sounds on' : 'Turn sounds off' }));
  expect(alerts.getSnapshot().matches('muted')).toBe(!muted);
  await open();
  await pointer.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(auth.getSnapshot().matches('unauthenticated')).toBe(true));
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeDefined();
});

test('the volume of the user menu is the one of the alerts', async () => {
  const { pointer, alerts } = show();
  alerts.send({ type: 'unmute' });
  alerts.send({ type: 'setVolume', volume: 0.8 });
  await pointer.click(await screen.findByRole('button', { name: /Account menu/ }));
  const slider = await screen.findByRole('slider', { name: 'Volume' });
  expect(screen.getByText('80%')).toBeDefined();
  slider.focus();
  await pointer.keyboard('{ArrowLeft}');
  expect(alerts.getSnapshot().context.volume).toBeCloseTo(0.7);
  alerts.send({ type: 'mute' });
  await waitFor(() => expect((slider as HTMLInputElement).disabled).toBe(true));
});

test('a language is chosen in the user menu; one that cannot be loaded raises an alert', async () => {
  const chooseLocale = vi.fn(() => Promise.reject(new Error('no chunk')));
  const { pointer, alerts } = show({}, { chooseLocale, locale: 'de-DE', messages: deDE });
  const raised = vi.fn();
  alerts.on('toast', ({ alert }) => raised(alert.message));
  await pointer.click(await screen.findByRole('button', { name: /Kontomenü/ }));
  await pointer.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  expect(chooseLocale).toHaveBeenCalledExactlyOnceWith('ar-AE');
  await waitFor(() => expect(raised).toHaveBeenCalledExactlyOnceWith('language.loadFailed'));
});

test('a page without a language port offers no language', async () => {
  const { pointer } = show();
  await pointer.click(await screen.findByRole('button', { name: /Account menu/ }));
  expect(screen.queryByRole('menuitemradio')).toBeNull();
});
