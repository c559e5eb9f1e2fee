import type { Earnings as EarningsData, PendingPayment, User } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Earnings.json' with { type: 'json' };
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { Earnings } from './Earnings.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { EarningsView } from './EarningsView.tsx';
import { earningsCsv, fileSuffix } from './earnings-csv.ts';
import { useEarningsSentences } from './use-earnings-sentences.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the example is valid.
const week = example as EarningsData;
const labelsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('div[aria-hidden] > span')].map(({ textContent }) => textContent);

/** An unpaid ride, and one whose rider reported cash, which the earnings contain already. */
const pending = {
  pending_payments: [
    { ...(cash.pending_payments[0] as PendingPayment), awaits_confirmation: false, estimated_fare: 98.05 },
    { ...(cash.pending_payments[0] as PendingPayment), awaits_confirmation: true, estimated_fare: 14.64 },
  ],
  total_pending: 2,
  total_amount: 112.69,
};

test('the driver reads the earnings of the week and the day, and opens the statement', async () => {
  const asked: unknown[] = [];
  const getEarnings = async (query?: { period?: EarningsData['period']; time_zone?: string }) => {
    asked.push(query);
    return { ...week, period: query?.period ?? 'week' };
  };
  const session = createTestSession(
    { getEarnings, listPendingPayments: async () => pending, getCurrentUser: async () => driver as User },
    'token',
  );
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <Earnings />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  const panel = await screen.findByRole('region', { name: 'Earnings' });
  await waitFor(() => expect(panel.textContent).toMatch(/This week.*6\.59.*1 paid ride · .*5\.86 a ride/));
  expect(panel.textContent).toMatch(/Awaiting payment.*98\.05/);
  expect(panel.textContent).toMatch(/5\.81 less than last week/);
  expect(panel.textContent).toMatch(/Shares of penalties.*0\.73/);
  expect(panel.textContent).not.toContain('Your penalties');
  await user.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(panel.textContent).toMatch(/Today.*6\.59/));
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(asked).toEqual([
    { period: 'week', time_zone },
    { period: 'day', time_zone },
  ]);
  await user.click(screen.getByRole('button', { name: 'Statement' }));
  const statement = await screen.findByRole('dialog', { name: 'Statement' });
  expect(statement.textContent).toMatch(
    /Today you earned .*6\.59 from 1 paid ride and shares of penalties\./,
  );
  expect(within(statement).getAllByRole('row')).toHaveLength(3);
  expect(within(statement).getByRole('cell', { name: 'Share of a penalty' })).toBeTruthy();
  // Apart from the texts around it, so that its sign stays at its start in each direction.
  for (const id of within(statement).getAllByText(/^#/)) expect(id.tagName).toBe('BDI');
  // A printed statement must name its driver and its days.
  expect(statement.textContent).toContain('Luis Ortega');
  expect(statement.textContent).toMatch(/November 16\s–\s2[23], 2026/);
  expect(statement.textContent).toMatch(/Fares.*Fee 20%.*Shares of penalties.*You earned.*6\.59/);
});

test.each([
  [{ compensations: 0, penalties: 0, net: 0 }, /^This week you had no paid rides\.$/],
  [
    { compensations: 0, penalties: 3, net: -3 },
    /^This week you had no paid rides, and .*3\.00.* in penalties\.$/,
  ],
  [{ compensations: 2, penalties: 0, net: 2 }, /^This week you earned .*2\.00.* from shares of penalties\.$/],
  [
    { compensations: 2, penalties: 1, net: 1 },
    /^This week you earned .*1\.00.* from shares of penalties, less your penalties\.$/,
  ],
  [
    { compensations: 2, penalties: 3, net: -1 },
    /^This week you earned [−-].*1\.00.* from shares of penalties, less your penalties\.$/,
  ],
])('the statement of a week without paid rides is a sentence of its own (%#)', (figures, said) => {
  const earnings = { ...week, rides: 0, fares: 0, fees: 0, ...figures };
  const { result } = renderHook(() => useEarningsSentences(earnings), {
    wrapper: ({ children }) => <MobilityProvider client={fakeClient({})}>{children}</MobilityProvider>,
  });
  const { container } = render(<p>{result.current.said}</p>);
  expect(container.textContent).toMatch(said);
});

test('each bar has its value and its day, a day without rides a dash; a month names every fifth day', () => {
  const starts = (count: number, month: number, first: number) =>
    Array.from({ length: count }, (_, index) => ({
      from: new Date(2026, month, first + index).toISOString(),
      net: index === 1 ? 7.6 : 0,
    }));
  const now = new Date(2026, 10, 25, 12).getTime();
  const to = new Date(2026, 10, 30).toISOString();
  const { container, rerender } = render(
    <EarningsChart earnings={{ ...week, to, parts: starts(7, 10, 23) }} now={now} />,
  );
  expect(labelsIn(container).slice(0, 3)).toEqual(['–', '7.60', '–']);
  expect(labelsIn(container).slice(7, 10)).toEqual(['Mon', 'Tue', 'Wed']);
  const [chosen, ...bars] = container.querySelectorAll('rect');
  expect(chosen?.getAttribute('x')).toBe('20');
  expect(bars.map(({ dataset }) => dataset.partial)).toEqual([
    ...[undefined, undefined, 'true'],
    ...Array(4).fill(undefined),
  ]);
  rerender(<EarningsChart earnings={{ ...week, period: 'month', to, parts: starts(30, 10, 1) }} now={now} />);
  expect(labelsIn(container).filter(Boolean)).toEqual(['1', '6', '11', '16', '21', '26']);
});

test('a slider over the bars starts at the present and says what each bar earned', () => {
  const now = new Date(2026, 10, 25, 12).getTime();
  const parts = Array.from({ length: 7 }, (_, index) => ({
    from: new Date(2026, 10, 23 + index).toISOString(),
    net: index === 1 ? 8 : 0,
  }));
  render(<EarningsChart earnings={{ ...week, to: new Date(2026, 10, 30).toISOString(), parts }} now={now} />);
  const slider = screen.getByRole('slider', { name: 'Date' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/25.*0\.00/);
  fireEvent.change(slider, { target: { value: 1 } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/24.*8\.00/);
});

test.each([
  ['day', '2026-11-20', [2026, 10, 20], [2026, 10, 21]],
  ['week', '2026-11-30_2026-12-06', [2026, 10, 30], [2026, 11, 7]],
  ['month', '2026-11', [2026, 10, 1], [2026, 11, 1]],
] as const)('the file of a %s is named by it: %s', (period, suffix, from, to) => {
  const at = ([year, month, day]: readonly [number, number, number]) =>
    new Date(year, month, day).toISOString();
  expect(fileSuffix({ period, from: at(from), to: at(to) })).toBe(suffix);
});

test('the file of a period whose end is unreadable has no period in its name', () => {
  expect(fileSuffix({ ...week, to: 'soon' })).toBe('');
});

test('the file has one line for each fare, compensation and penalty, with its fee', () => {
  const heads = {
    ...{ date: 'Date', ride: 'Ride', kind: 'Kind' },
    ...{ amount: 'Amount', fee: 'Fee', earned: 'Earned' },
  };
  expect(earningsCsv(week.entries, heads, (kind) => kind).split('\r\n')).toEqual([
    '\ufeff"Date","Ride","Kind","Amount","Fee","Earned"',
    '"2026-11-20T12:34:56.000Z","ride-8f3a2c1b","fare","7.32","1.46","5.86"',
    '"2026-11-18T19:05:00.000Z","ride-1c2b3a4d","compensation","0.73","0.00","0.73"',
  ]);
});

test.each([
  ['a day with a share of a penalty', { period: 'day', compensations: 0.73, penalties: 0 }, 1],
  ['a day with a penalty', { period: 'day', compensations: 0, penalties: 1.46 }, 1],
  ['a day of fares only', { period: 'day', compensations: 0, penalties: 0 }, 0],
  ['a week, which the dashboard does not show', { period: 'week', compensations: 0.73, penalties: 0 }, 0],
] as const)('the earnings say where the dashboard counts less: %s', (_, change, notes) => {
  const ignore = () => undefined;
  render(
    <EarningsView
      period={change.period}
      earnings={{ ...week, ...change }}
      now={Date.UTC(2026, 10, 18, 20)}
      onPeriod={ignore}
      onRetry={ignore}
      onDownload={ignore}
      onStatement={ignore}
    />,
  );
  const note = "Today's Earnings on your dashboard and after a ride count paid fares only.";
  expect(screen.queryAllByText(note)).toHaveLength(notes);
});
