import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { PaymentDue } from './PaymentDue.tsx';
import { UnpaidRides } from './wallet/UnpaidRides.tsx';

afterEach(cleanup);
const missing = aRide('unpaid', { cash_missing: true });
const reason = 'Your driver did not receive the cash';

test('a rider whose cash did not arrive reads why the ride is still to be paid', () => {
  const { rerender } = render(<PaymentDue ride={aRide('unpaid')} onPay={vi.fn()} />);
  expect(screen.queryByText(reason)).toBeNull();
  screen.getByText('Payment required');
  rerender(<PaymentDue ride={missing} onPay={vi.fn()} />);
  screen.getByText(reason);
});

test('the list of unpaid rides says it of the ride', () => {
  render(<UnpaidRides rides={[aRide('unpaid'), missing]} now={0} onPay={vi.fn()} />);
  expect(screen.getAllByText(reason)).toHaveLength(1);
});
