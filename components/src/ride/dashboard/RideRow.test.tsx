import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
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
