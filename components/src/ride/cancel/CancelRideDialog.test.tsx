import { rideMachine } from '@mobility/machines/ride';
import type { PenaltyInfo } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Live } from '../../testing/Live.tsx';
import { aRide } from '../../testing/rides.ts';
import { CancelRideDialog } from './CancelRideDialog.tsx';

afterEach(cleanup);

const open = (getPenaltyInfo: () => Promise<PenaltyInfo>) => {
  const cancelRide = vi.fn(async (_body: unknown) => ({ message: 'Cancelled' }));
  const machine = rideMachine.provide({
    actors: {
      getPenaltyInfo: fromPromise<PenaltyInfo, { rideId: string }>(getPenaltyInfo),
      cancelRide: fromPromise(({ input }) => cancelRide(input.body)),
    },
    actions: { makeKey: () => undefined },
  });
  const sink = { send: vi.fn() };
  const actor = createActor(machine, {
    input: { ride: aRide('accepted'), by: 'rider', alerts: sink, owner: sink },
  }).start();
  actor.send({ type: 'openCancel' });
  render(
    <Live actor={actor}>{(snapshot) => <CancelRideDialog snapshot={snapshot} send={actor.send} />}</Live>,
  );
  return cancelRide;
};

test('the dialog shows the penalty and cancels only with a reason and a confirmation', async () => {
  const user = userEvent.setup();
  const cancelRide = open(async () => ({ penalty_amount: 1.43, penalty_percentage: 0.1 }));
  expect(await screen.findByText(/10% of the estimated fare/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel ride' }));
  // Once, at the first of the two fields.
  expect(screen.getAllByText(/Please/).map((each) => each.textContent)).toEqual([
    'Please confirm cancellation and provide a reason',
  ]);
  const reason = screen.getByLabelText('Reason');
  expect([reason, screen.getByRole('checkbox')].map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ]);
  expect(document.activeElement).toBe(reason);
  expect(cancelRide).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Changed my mind');
  await user.click(screen.getByRole('button', { name: 'Cancel ride' }));
  const describedBy = screen.getByRole('checkbox').getAttribute('aria-describedby');
  expect(describedBy && document.getElementById(describedBy)?.textContent).toBe(
    'Please confirm cancellation and provide a reason',
  );
  expect(screen.getAllByText(/Please/)).toHaveLength(1);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Cancel ride' }));
  expect(cancelRide).toHaveBeenCalledWith({
    cancelled_by: 'rider',
    reason: 'Changed my mind',
    confirmation: true,
    confirmed_penalty: 1.43,
  });
});

test('the filled button keeps the ride, and the one that cancels it comes second', async () => {
  open(async () => ({ penalty_amount: 1.43, penalty_percentage: 0.1 }));
  await screen.findByText(/10% of the estimated fare/);
  const [keep, cancel] = screen.getAllByRole('button', { name: / ride$/ });
  expect([keep?.textContent, cancel?.textContent]).toEqual(['Keep ride', 'Cancel ride']);
});

test('the dialog offers to retry when the penalty could not be loaded', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(async () => {
    if (isDown) throw new Error('down');
    return { penalty_amount: 0, penalty_percentage: 0 };
  });
  expect(await screen.findByText('Failed to get cancellation information')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No penalty')).toBeDefined();
});
