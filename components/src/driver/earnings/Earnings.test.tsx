import { earningsIn } from '@mobility/machines/period-earnings';
import type { PaymentRecord } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { Earnings } from './Earnings.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { earningsCsv } from './earnings-csv.ts';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the example is valid.
const record: PaymentRecord = { ...(paid as PaymentRecord), amount: 10, driver_earnings: 8 };

test('the driver reads the earnings of the week and the day, and opens the statement', async () => {
  const listPayments = async () => [{ ...record, created_at: new Date().toISOString() }];
  render(
    <MobilityProvider client={fakeClient({ listPayments })}>
      <Earnings />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  const panel = await screen.findByRole('region', { name: 'Earnings' });
  await waitFor(() => expect(panel.textContent).toMatch(/This week you earned .*8\.00 from 1 paid ride\./));
  await user.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(panel.textContent).toMatch(/Today you earned .*8\.00/));
  await user.click(screen.getByRole('button', { name: 'Statement' }));
  const statement = await screen.findByRole('dialog', { name: 'Statement' });
  expect(within(statement).getAllByRole('row')).toHaveLength(2);
});

test('payments that cannot be read are counted, in place of a sum without them', async () => {
  const listPayments = async () => [
    { ...record, created_at: new Date().toISOString(), status: 'settled' as 'paid' },
  ];
  render(
    <MobilityProvider client={fakeClient({ listPayments })}>
      <Earnings />
    </MobilityProvider>,
  );
  const panel = await screen.findByRole('region', { name: 'Earnings' });
  await waitFor(() => expect(panel.textContent).toContain('1 payment could not be shown.'));
  expect(panel.textContent).not.toContain('0.00');
});

test('each bar has its value and its day, a day without rides a dash; a month names every fifth day', () => {
  const now = new Date(2026, 10, 25, 12).getTime();
  const created_at = new Date(2026, 10, 24, 9).toISOString();
  const earnings = earningsIn([{ ...record, created_at }], 'week', now);
  const { container, rerender } = render(<EarningsChart period="week" earnings={earnings} />);
  const labels = () =>
    [...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent);
  expect(labels().slice(0, 3)).toEqual(['–', '8', '–']);
  expect(labels().slice(7, 10)).toEqual(['Mon', 'Tue', 'Wed']);
  rerender(<EarningsChart period="month" earnings={earningsIn([], 'month', now)} />);
  expect(labels().filter(Boolean)).toEqual(['1', '6', '11', '16', '21', '26']);
});

test('the file has one line for each payment, with its fee', () => {
  const heads = { date: 'Date', ride: 'Ride', fare: 'Fare', fee: 'Fee', earned: 'Earned' };
  expect(earningsCsv([{ ...record, ride_id: 'r' }], heads)).toBe(
    '"Date","Ride","Fare","Fee","Earned"\r\n"2026-11-20T12:34:56.000Z","r","10.00","2.00","8.00"',
  );
});
