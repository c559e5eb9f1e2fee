import type { SessionStatus } from '@mobility/openapi';
import cardSaved from '@mobility/openapi/examples/SessionStatus.card.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/SessionStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/SessionStatus.json' with { type: 'json' };
import paidOtherwise from '@mobility/openapi/examples/SessionStatus.paid_otherwise.json' with {
  type: 'json',
};
import pending from '@mobility/openapi/examples/SessionStatus.pending.json' with { type: 'json' };
import toppedUp from '@mobility/openapi/examples/SessionStatus.top_up.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';

const usual = { email_notifications: true, sms_notifications: true, location_sharing: true };

beforeEach(() => {
  toasts.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (answer: (attempt: number) => unknown, email_notifications = true) => {
  let attempt = 0;
  const getPaymentSessionStatus = vi.fn(async (_id: string) => {
    attempt += 1;
    return answer(attempt) as SessionStatus;
  });
  render(
    <MobilityProvider
      client={fakeClient({
        getPaymentSessionStatus,
        getSettings: async () => ({ ...usual, email_notifications }),
      })}
      clock={{ now: () => Date.UTC(2026, 10, 20, 15, 4) }}
      links={{ rides: '/my-rides', payments: '/wallet', home: '/home' }}
    >
      <PaymentCheck sessionId="cs_test_1" />
    </MobilityProvider>,
  );
  await wait(0);
  return { getPaymentSessionStatus, page: within(screen.getByTestId('payment-check')) };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('counts the attempts while the payment is pending', async () => {
  const { getPaymentSessionStatus, page } = await show(() => pending);
  expect(page.getByRole('heading', { name: 'Processing Payment' })).toBeDefined();
  expect(page.getByText('cs_test_1')).toBeDefined();
  expect(page.getByText('Attempt 1 of 10')).toBeDefined();
  await wait(4_000);
  expect(page.getByText('Attempt 3 of 10')).toBeDefined();
  expect(getPaymentSessionStatus.mock.calls.map(([id]) => id)).toEqual([
    'cs_test_1',
    'cs_test_1',
    'cs_test_1',
  ]);
});

test('promises no e-mail to a user who has turned e-mails off', async () => {
  const { page } = await show(() => paid, false);
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeDefined();
  expect(page.queryByText(/A confirmation e-mail/)).toBeNull();
});

test('says of a card that was refused on its page that it was not saved', async () => {
  const { page } = await show(() => ({ ...failed, purpose: 'card' }));
  expect(page.getByRole('heading', { name: 'Card Not Saved' })).toBeDefined();
  expect(page.queryByText(/Payment failed/)).toBeNull();
});

test('shows the receipt of a paid session', async () => {
  const { page } = await show((attempt) => (attempt < 2 ? pending : paid));
  await wait(2_000);
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeDefined();
  expect(page.getByText('$7.32')).toBeDefined();
  expect(page.getByText('USD')).toBeDefined();
  expect(page.getByText('Paid')).toBeDefined();
  expect(page.getByText('cs_test_1')).toBeDefined();
  expect(page.getByText(/Nov 20, 2026/)).toBeDefined();
  expect(page.getByText('A confirmation e-mail was sent to your address')).toBeDefined();
  expect(hrefOf('View My Rides')).toBe('/my-rides');
  expect(hrefOf('Back to Home')).toBe('/home');
  expect(toasts.current()[0]?.text).toBe('Payment successful! Thank you for your purchase.');
});

test('shows dollars when the answer names no currency', async () => {
  const { page } = await show(() => ({ ...paid, currency: undefined }));
  expect(page.getByText('USD')).toBeDefined();
});

test('shows the status of a failed payment', async () => {
  const { page } = await show(() => failed);
  expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeDefined();
  expect(page.getByText('Payment failed. Please try again.')).toBeDefined();
  expect(page.getByText('Failed')).toBeDefined();
  expect(page.getByText('cs_test_1')).toBeDefined();
  expect(hrefOf('Try Again')).toBe('/my-rides');
});

test('says of a ride that was paid in another way that it is paid and nothing was charged', async () => {
  const { page } = await show(() => paidOtherwise);
  expect(page.getByRole('heading', { name: 'This Ride Is Already Paid' })).toBeDefined();
  expect(
    page.getByText('It was paid in another way. Nothing was charged on the payment page.'),
  ).toBeDefined();
  expect(page.getByText(/^Sep 24, 2026/)).toBeDefined();
  expect(page.queryByText(/Expired|Payment Failed/)).toBeNull();
  expect(hrefOf('View My Rides')).toBe('/my-rides');
  expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
  expect(toasts.current()).toEqual([]);
});

test('times out after ten attempts', async () => {
  const { getPaymentSessionStatus, page } = await show(() => pending);
  await wait(60_000);
  expect(getPaymentSessionStatus).toHaveBeenCalledTimes(10);
  expect(
    page.getByText('Payment status check timed out. Please check your email for confirmation.'),
  ).toBeDefined();
});

test('shows that the status could not be checked when the last attempt fails', async () => {
  const { page } = await show(() => Promise.reject({ kind: 'network' }));
  await wait(60_000);
  expect(page.getByText('Error checking payment status. Please contact support.')).toBeDefined();
  expect(page.getByText('Unknown')).toBeDefined();
});

test('links to the payments as well after a top-up', async () => {
  const { page } = await show(() => toppedUp);
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeDefined();
  expect(page.getByText('$25.00')).toBeDefined();
  expect(page.getByText(/^Sep 24, 2026/)).toBeDefined();
  expect(hrefOf('View My Rides')).toBe('/my-rides');
  expect(hrefOf('Payments')).toBe('/wallet');
});

test('links to the payments to try a failed top-up again', async () => {
  await show(() => ({ ...toppedUp, payment_status: 'failed' }));
  expect(hrefOf('Try Again')).toBe('/wallet');
});

test('shows that a card is saved, without an amount and without a confirmation e-mail', async () => {
  const { page } = await show(() => cardSaved);
  expect(page.getByRole('heading', { name: 'Card Saved' })).toBeDefined();
  expect(page.getByText('Saved')).toBeDefined();
  expect(page.queryByText(/e-mail/)).toBeNull();
  expect(page.queryByText('$0.00')).toBeNull();
  expect(hrefOf('Payments')).toBe('/wallet');
  expect(toasts.current()[0]?.text).toBe('Your card is saved.');
});
