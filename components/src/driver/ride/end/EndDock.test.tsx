import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../../testing/rides.ts';
import { EndDock } from './EndDock.tsx';
import type { EndPayment } from './payment-state.ts';

afterEach(cleanup);

const show = (payment: EndPayment, isOnline = true) => {
  const given = { requests: 0, isAnswering: false, isOnline, onAnswer: vi.fn(), onLeave: vi.fn() };
  const dock = (now: EndPayment) => <EndDock ride={aRide('unpaid')} payment={now} {...given} />;
  const { rerender } = render(dock(payment));
  return { ...given, become: (now: EndPayment) => rerender(dock(now)) };
};
const hintOf = (payment: EndPayment): string | null => {
  show(payment);
  const { textContent } = screen.getByRole('status');
  cleanup();
  return textContent;
};

test('a ride stays in pending payments until it is paid, and a fare that was given up is in none', () => {
  const pending = 'This ride stays in pending payments until it is paid.';
  expect(hintOf('waiting')).toBe(pending);
  expect(hintOf('claimed')).toBe(pending);
  expect(hintOf('missing')).toBe(pending);
  expect(hintOf('paid')).toBe('');
  expect(hintOf('writtenOff')).toBe('');
});

test.each(['paid', 'claimed'] as const)(
  'a driver who stops after a %s ride is promised no next one',
  (payment) => {
    show(payment, false);
    expect(screen.queryByRole('button', { name: 'Next ride' })).toBeNull();
    screen.getByRole('button', { name: 'Done' });
  },
);

test('cash is reported missing only after a question, and the focus goes to the other answer', async () => {
  const user = userEvent.setup();
  const { onAnswer, become } = show('claimed');
  await user.click(screen.getByRole('button', { name: 'Not received' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not received' }));
  await user.keyboard('{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('missing');
  become('missing');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Confirm cash received/ }));
});
