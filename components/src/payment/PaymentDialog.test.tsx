import { paymentMachine } from '@mobility/machines/payment.machine';
import type { PaymentState, PaymentStatus } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Live } from '../testing/Live.tsx';
import { aRide } from '../testing/rides.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

afterEach(cleanup);

const at = (status: PaymentState): PaymentStatus => ({
  status,
  amount: 18.6,
  payment_id: null,
  expires_at: null,
  paid_at: null,
});

const open = (getStatus: () => Promise<PaymentStatus>) => {
  const initiate = vi.fn(async (method) => ({ ...at('pending'), payment_method: method }));
  const process = vi.fn(async (_body: unknown) => ({
    message: 'Paid',
    status: 'paid' as const,
    amount: 18.6,
    payment_id: 'p1',
    payment_method: 'cash' as const,
  }));
  const machine = paymentMachine.provide({
    actors: {
      getRidePaymentStatus: fromPromise<PaymentStatus, { rideId: string }>(getStatus),
      initiateRidePayment: fromPromise(({ input }) => initiate(input.method)),
      processRidePayment: fromPromise(({ input }) => process(input.body)),
    },
  });
  const actor = createActor(machine, { input: { rideId: 'r1', alerts: { send: vi.fn() } } }).start();
  const onClose = vi.fn();
  render(
    <Live actor={actor}>
      {(snapshot) => (
        <PaymentDialog
          snapshot={snapshot}
          send={actor.send}
          ride={aRide('unpaid')}
          balance={42.35}
          onClose={onClose}
        />
      )}
    </Live>,
  );
  return { initiate, process, onClose };
};

test('chooses a method, opens the payment and completes it', async () => {
  const user = userEvent.setup();
  const { initiate, process } = open(async () => at('not_initiated'));
  const balance = await screen.findByRole('radio', { name: /Balance/ });
  expect(balance.closest('label')?.textContent).toContain('23.75');
  await user.click(screen.getByRole('radio', { name: /Cash/ }));
  await user.click(screen.getByRole('button', { name: /Complete Payment/ }));
  expect(await screen.findByText('Payment Complete')).toBeDefined();
  expect(initiate).toHaveBeenCalledWith('cash');
  expect(process).toHaveBeenCalledWith({ payment_method: 'cash' });
});

test('a paid ride says so at once', async () => {
  open(async () => at('paid'));
  expect(await screen.findByText('Payment Complete')).toBeDefined();
});

test('loads again after a failure', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(async () => {
    if (isDown) throw new Error('down');
    return at('pending');
  });
  expect(await screen.findByText('Failed to load payment information')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Complete Payment/ })).toBeDefined();
});
