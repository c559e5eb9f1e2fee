import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { RideDetailsDialog } from '../RideDetailsDialog.tsx';
import { RideRow } from './RideRow.tsx';

afterEach(cleanup);

const actions = { onBookAgain: vi.fn(), onCancel: vi.fn(), onPay: vi.fn() };
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['pending', ['Book Again', 'Cancel']],
  ['accepted', ['Book Again', 'Cancel']],
  ['arriving', ['Book Again']],
  ['inProgress', ['Book Again', 'Cancel']],
  ['unpaid', ['Book Again', 'Pay Now']],
  ['paid', ['Book Again']],
  ['cancelled', ['Book Again']],
] as const)('a ride in the state %s offers the buttons %j', (name, offered) => {
  render(<RideRow ride={aRide(name)} now={0} {...actions} />);
  expect(buttons()).toEqual(offered);
});

test('the details show dollars, kilometres and minutes', () => {
  const ride = aRide('unpaid', {
    fare: 46.75,
    pickup_location: undefined,
    distance_km: 21.84,
    duration_minutes: 44,
  });
  render(<RideDetailsDialog ride={ride} onClose={vi.fn()} onPay={vi.fn()} />);
  for (const words of [ride.id.slice(-8), '$46.75', '21.8 km', '44 min'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeDefined();
});

test.each([
  ['unpaid', 'Pay Now'],
  ['paid', 'Payment'],
] as const)('the details of a completed ride that is %s lead to its payment', async (name, door) => {
  const onPay = vi.fn();
  const ride = aRide('unpaid', { payment_status: name === 'paid' ? 'paid' : 'failed' });
  render(<RideDetailsDialog ride={ride} onClose={vi.fn()} onPay={onPay} />);
  await userEvent.setup().click(screen.getByRole('button', { name: door }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith(ride);
});

test('the details of a ride that was cancelled with a penalty show it and lead to a dispute', async () => {
  const onDispute = vi.fn();
  const ride = aRide('cancelled', { cancelled_by: 'rider', penalty_amount: 1.37 });
  render(<RideDetailsDialog ride={ride} onClose={vi.fn()} onDispute={onDispute} />);
  expect(screen.getByText('$1.37')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dispute' }));
  expect(onDispute).toHaveBeenCalledExactlyOnceWith(ride);
});
