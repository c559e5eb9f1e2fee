import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../../provider/MobilityProvider.tsx';
import { aRide } from '../../../testing/rides.ts';
import { createTestSession } from '../../../testing/session.ts';
import { SendNotification } from './SendNotification.tsx';

afterEach(cleanup);

type Notify = NonNullable<FakeAnswers['notifyRideParticipants']>;

const show = (notifyRideParticipants: Notify, ride = aRide('inProgress', { id: 'ride-1' })) => {
  const { client, auth, alerts, queryClient } = createTestSession({ notifyRideParticipants });
  const shown: (string | undefined)[] = [];
  alerts.on('toast', ({ alert }) => shown.push(String(alert.detail)));
  const onClose = vi.fn();
  render(
    <MobilityProvider {...{ client, auth, alerts, queryClient }}>
      <SendNotification ride={ride} onClose={onClose} />
    </MobilityProvider>,
  );
  const send = screen.getByRole('button', { name: 'Send Notification' });
  return {
    user: userEvent.setup(),
    shown,
    onClose,
    send,
    field: screen.getByRole('textbox', { name: 'Message' }),
  };
};

test('an empty message is not sent, and the field says so', async () => {
  const notify = vi.fn<Notify>();
  const { user, send, field } = show(notify);
  // The dialog takes the focus a frame after it opens.
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '   ');
  await user.click(send);
  expect(screen.getByText('Please enter a message')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(notify).not.toHaveBeenCalled();
});

test('a message to the driver is sent once, and the server’s sentence is shown', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  const notify = vi.fn<Notify>(() => answer.promise);
  const { user, send, field, shown, onClose } = show(notify);
  await user.click(screen.getByRole('radio', { name: /^Driver/ }));
  await user.type(field, ' Take Fulton St ');
  await user.dblClick(send);
  expect(notify).toHaveBeenCalledOnce();
  expect(notify.mock.calls[0]?.slice(0, 2)).toEqual([
    'ride-1',
    { message: 'Take Fulton St', target: 'driver' },
  ]);
  answer.resolve({ message: 'Notification sent to the driver' });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shown).toEqual(['Notification sent to the driver']);
});

test('a failure stays open with its text; the same message is repeated with the same key', async () => {
  const notify = vi.fn<Notify>(() => Promise.reject({ kind: 'network' }));
  const { user, send, field, onClose } = show(notify);
  await user.type(field, 'Hello');
  await user.click(send);
  await screen.findByText(/^Failed to send notification/);
  await user.click(send);
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
  await user.type(field, '!');
  await user.click(send);
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(3));
  const [first, second, third] = notify.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect(onClose).not.toHaveBeenCalled();
});

test('a ride without a driver has no message to the driver', () => {
  show(vi.fn<Notify>(), aRide('pending'));
  expect(screen.getByRole('radio', { name: /^Driver/ })).toHaveProperty('disabled', true);
  expect(screen.getByText('1 person')).toBeDefined();
});

test.each([
  ['pending', 'Driver No driver yet'],
  ['cancelled', 'Driver No driver'],
] as const)('a ride that is %s has no driver to write to: %s', (state, name) => {
  show(vi.fn<Notify>(), aRide(state, { driver_id: null, driver_name: null }));
  expect(screen.getByRole('radio', { name })).toHaveProperty('disabled', true);
});
