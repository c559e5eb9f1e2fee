import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { Payments } from './Payments.tsx';

beforeAll(loadAllParts);
afterEach(cleanup);

test('the payments page says why it could not be loaded, and loads again', async () => {
  const listPayments = vi.fn(async (): Promise<never[]> => []);
  listPayments.mockRejectedValueOnce({ kind: 'malformed', status: 200, message: 'expected Array' });
  const answers = {
    listPayments,
    listMyRides: async () => [],
    getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
  };
  const { client, auth, alerts } = createTestSession(answers, 'token');
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Payments />
    </MobilityProvider>,
  );
  await screen.findByText('Failed to load payment information');
  screen.getByText("The server's answer could not be read");
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  expect(listPayments).toHaveBeenCalledTimes(2);
});
