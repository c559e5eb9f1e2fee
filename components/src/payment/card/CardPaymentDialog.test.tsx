import { cardPaymentMachine } from '@mobility/machines/card-payment';
import type { PaymentResult } from '@mobility/openapi';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Live } from '../../testing/Live.tsx';
import { CardPaymentDialog } from './CardPaymentDialog.tsx';

afterEach(cleanup);

const open = (onClose?: () => void) => {
  const gateway = Promise.withResolvers<PaymentResult>();
  const machine = cardPaymentMachine.provide({
    actors: { processRidePayment: fromPromise(() => gateway.promise) },
    delays: { beforeCall: 1 },
    actions: { makeAttempt: () => undefined },
  });
  const input = { rideId: 'ride-7f3a91c4', amount: 18.6, alerts: { send: vi.fn() } };
  const actor = createActor(machine, { input }).start();
  render(
    <Live actor={actor}>
      {(snapshot) => <CardPaymentDialog snapshot={snapshot} send={actor.send} onClose={onClose} />}
    </Live>,
  );
  return { actor, decline: () => gateway.reject({ kind: 'http', status: 400, detail: 'Card declined' }) };
};
const pay = () => screen.getByRole('button', { name: 'Pay $18.60' });

test('validates the form inline and moves the focus to the summary', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByText('7f3a91c4')).toBeDefined();
  await user.click(pay());
  for (const words of [
    'Please enter a valid card number',
    'Please enter a valid expiry date (MM/YY)',
    'Please enter a valid CVC',
    'Please enter the cardholder name',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(document.activeElement?.textContent).toContain('Check 4 fields');
  await user.click(screen.getByRole('button', { name: 'CVC' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'CVC' }));
});

test('formats, warns while it pays, and fails with the way back', async () => {
  const user = userEvent.setup();
  const { decline } = open();
  await user.type(screen.getByRole('textbox', { name: 'Cardholder Name' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await user.type(screen.getByRole('textbox', { name: 'Expiry Date' }), '1230');
  await user.type(screen.getByRole('textbox', { name: 'CVC' }), '123');
  expect(screen.getByDisplayValue('4242 4242 4242 4242')).toBeDefined();
  expect(screen.getByDisplayValue('12/30')).toBeDefined();
  await user.click(pay());
  expect(screen.getByText('Please do not close this window.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  decline();
  await waitFor(() => expect(screen.getByText('Payment Failed')).toBeDefined());
  expect(screen.getByText('Please try again or use a different payment method')).toBeDefined();
  expect(screen.getByText('Card declined')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByDisplayValue('4242 4242 4242 4242')).toBeDefined();
});

test('an arrow leads back to the methods, while the cross closes the payment', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const { actor } = open(onClose);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([onClose.mock.calls.length, actor.getSnapshot().status]).toEqual([1, 'active']);
  await user.click(screen.getByRole('button', { name: 'Back to payment methods' }));
  expect([onClose.mock.calls.length, actor.getSnapshot().status]).toEqual([1, 'done']);
});

test('every field that is valid has a tick', async () => {
  const user = userEvent.setup();
  open();
  const ticked = () => screen.queryAllByTestId(/^valid-/).map(({ dataset }) => dataset.testid);
  await user.type(screen.getByRole('textbox', { name: 'Card Number' }), '424242424242');
  await user.type(screen.getByRole('textbox', { name: 'CVC' }), '12');
  expect(ticked()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Card Number' }), '4242');
  await user.type(screen.getByRole('textbox', { name: 'CVC' }), '3');
  await user.type(screen.getByRole('textbox', { name: 'Cardholder Name' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'Expiry Date' }), '1230');
  expect(ticked()).toEqual(['valid-name', 'valid-number', 'valid-expiry', 'valid-cvc']);
});
