import type { PaymentRecord, PendingPayments } from '@mobility/openapi';
import record from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { RecentPayments } from './RecentPayments.tsx';

afterEach(cleanup);

test('cash that the driver has not confirmed does not count as paid', async () => {
  const payment = { ...record, payment_method: 'cash', status: 'paid' } as PaymentRecord;
  const ride_id = cash.pending_payments[0]?.ride_id ?? '';
  const client = fakeClient({
    listPayments: async () => [
      { ...payment, id: 'claimed', ride_id },
      { ...payment, ride_id: 'another' },
    ],
    listPendingPayments: async () => cash as PendingPayments,
  });
  render(
    <MobilityProvider client={client}>
      <RecentPayments />
    </MobilityProvider>,
  );
  await screen.findByText('The rider says this was paid in cash');
  const [claimed, paid] = screen.getAllByRole('listitem').map((row) => within(row).queryByText('Paid'));
  expect(claimed).toBeNull();
  expect(paid).not.toBeNull();
});
