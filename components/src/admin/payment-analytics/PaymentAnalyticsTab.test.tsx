import type { Dispute, PaymentAnalytics } from '@mobility/openapi';
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import nothing from '@mobility/openapi/examples/PaymentAnalytics.empty.json' with { type: 'json' };
import example from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { rangeNamed } from './figures.ts';
import { sampleFigures } from './sample-figures.ts';
import { axisFor } from './scale.ts';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const analytics = {
  ...(example as PaymentAnalytics),
  daily_stats: [
    { date: '2026-11-18', revenue: 10, transactions: 1, disputes: 0 },
    { date: '2026-11-19', revenue: 120, transactions: 6, disputes: 2 },
    { date: '2026-11-20', revenue: 301.2, transactions: 15, disputes: 1 },
    { date: '2026-11-21', revenue: 51.3, transactions: 3, disputes: 0 },
  ],
} satisfies PaymentAnalytics;
const empty = nothing as PaymentAnalytics;

const open = (answer: FakeAnswers['getPaymentAnalytics'] = async () => analytics, rest = '') =>
  openConsole(`tab=payment-analytics${rest}`, {
    getPaymentAnalytics: answer,
    listDisputes: async () => ({ disputes: [] }),
  });
const textOf = (name: string) => screen.getByRole('region', { name }).textContent;

test('four cards show the figures and their growth', async () => {
  open();
  await screen.findByText('92.6%');
  screen.getByText('Nov 18 – 21, 2026 (UTC)');
  const cards = textOf('Payment figures');
  for (const words of [
    '482.50',
    '12.4% more than before',
    '25',
    'vs. week before',
    '3.8% less than before',
    '2 failed or expired',
    '19.30',
    'per payment',
  ])
    expect(cards).toContain(words);
});

test.each([
  ['unknown without any payment', { failed_transactions: 0 }, /–/],
  [
    'unknown without any payment, of a server that counts no failed ones',
    { failed_transactions: undefined },
    /–/,
  ],
  ['0% where all failed', { failed_transactions: 3 }, /(^|\D)0%/],
])('the success rate is %s', async (_, overview, rate) => {
  open(async () => ({ ...empty, overview: { ...empty.overview, ...overview } }));
  const card = (await screen.findByText('Success rate')).parentElement as HTMLElement;
  await waitFor(() => expect(card.textContent).toMatch(rate));
});

test('the payment methods are beside the chart, and below the list of disputes while a case is open', async () => {
  const open = dispute as Dispute;
  const { goTo } = openConsole('tab=payment-analytics', {
    getPaymentAnalytics: async () => analytics,
    listDisputes: async () => ({ disputes: [open] }),
  });
  const isBeforeChart = () => {
    const [methods, chart] = ['Payment methods', 'Daily revenue'].map((name) =>
      screen.getByRole('region', { name }),
    );
    return Boolean(
      methods && chart && methods.compareDocumentPosition(chart) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  };
  await screen.findByText('Maya Chen');
  expect(isBeforeChart()).toBe(false);
  goTo(`tab=payment-analytics&dispute=${open.id}`);
  await screen.findByText(open.description);
  expect(isBeforeChart()).toBe(true);
});

test('figures without any before are compared with nothing, also in the sentence of the chart', async () => {
  const trends = {
    ...analytics.trends,
    revenue_growth: 100,
    transaction_growth: 100,
    dispute_trend: 0,
    nothing_before: ['revenue_growth', 'transaction_growth', 'dispute_trend'],
  } satisfies PaymentAnalytics['trends'];
  open(async () => ({ ...analytics, trends }));
  await screen.findByText('92.6%');
  const cards = textOf('Payment figures');
  expect(cards?.match(/Nothing before to compare with/g)).toHaveLength(2);
  expect(screen.getByText(/^Revenue was/).textContent).toMatch(/over 7 days\. Best/);
  expect(textOf('Disputes in this time')).toContain('As before');
});

test('a server that does not say what had none before is believed', async () => {
  open(async () => ({ ...analytics, trends: { ...analytics.trends, revenue_growth: 100 } }));
  await screen.findByText('92.6%');
  expect(textOf('Payment figures')).toContain('100% more than before');
});

test('another range is read, and the address names it', async () => {
  const read = vi.fn<NonNullable<FakeAnswers['getPaymentAnalytics']>>(async () => analytics);
  const { user, parameters } = open(read);
  await screen.findByText('92.6%');
  expect(read.mock.calls[0]?.[0]).toEqual({ range: '7d' });
  await user.click(screen.getByRole('button', { name: /Time range/ }));
  await user.click(await screen.findByRole('option', { name: 'Last 30 days' }));
  await waitFor(() => expect(read.mock.lastCall?.[0]).toEqual({ range: '30d' }));
  expect(parameters().get('range')).toBe('30d');
});

test('an address that names no range shows the last seven days', () => {
  expect(['24h', '90d', '1y', null].map(rangeNamed)).toEqual(['24h', '90d', '7d', '7d']);
});

test('the methods have their shares, and the disputes their rate', async () => {
  open();
  await screen.findByText('92.6%');
  const items = within(screen.getByRole('region', { name: 'Payment methods' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Balance48%12 paymentsⓉ231.40',
    'Card (Stripe)36%9 paymentsⓉ190.00',
    'Cash16%4 paymentsⓉ61.10',
  ]);
  expect(textOf('Disputes in this time')).toContain('100%resolution rate');
});

test('refunds, net revenue and fees are shown where the server reports them', async () => {
  open();
  await screen.findByText('92.6%');
  expect(textOf('After refunds')).toMatch(/Refunds.*12\.50Net revenue.*470\.00Platform fees.*96\.50/);
  cleanup();
  open(async () => empty);
  await screen.findAllByText('There was no revenue in the last 7 days.');
  expect(screen.queryByRole('region', { name: 'After refunds' })).toBeNull();
});

test('a sentence says what the chart shows, of full days only', async () => {
  open();
  const chart = await screen.findByRole('group', { name: /^Revenue was Ⓣ482.50 over 7 days, up 12.4%./ });
  expect(chart.getAttribute('aria-label')).toContain('Best full day: Friday, Nov 20 with Ⓣ301.20.');
  expect(chart.getAttribute('aria-label')).toContain('Weakest full day: Thursday, Nov 19 with Ⓣ120.00.');
});

test('where no full day had revenue the sentence names none', async () => {
  const daily_stats = analytics.daily_stats.map((day, index) => ({
    ...day,
    revenue: index === 3 ? day.revenue : 0,
  }));
  open(async () => ({ ...analytics, daily_stats }));
  const chart = await screen.findByRole('group', { name: /^Revenue was/ });
  expect(chart.getAttribute('aria-label')).toMatch(/up 12.4%\.$/);
});

test('a slider moves from day to day of the chart and names the unfinished one', async () => {
  open();
  const slider = await screen.findByRole('slider', { name: 'Day (UTC)' });
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, today so far: Ⓣ51.30, 3 transactions, 0 disputes',
  );
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Friday, Nov 20: Ⓣ301.20, 15 transactions, 1 dispute');
});

test('the legend names both days that are not full', async () => {
  open();
  const chart = within(await screen.findByRole('group', { name: /^Revenue was/ }));
  expect(chart.getAllByRole('listitem').map((key) => key.textContent)).toEqual([
    'Revenue, left',
    'Not a full day',
    'Transactions, right',
  ]);
});

test('the table has the same days, newest first', async () => {
  const { user, parameters } = open();
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  expect(parameters().get('days')).toBe('table');
  const rows = within(screen.getByRole('table', { name: 'Daily statistics' })).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(rows[1]?.textContent).toContain('Saturday, Nov 21 Today so far');
  expect(rows[2]?.textContent).toContain('Friday, Nov 20');
  expect(rows[4]?.textContent).toContain('Part of the day');
});

test('a range without payments has neither NaN nor a best day', async () => {
  open(async () => empty);
  await screen.findAllByText('There was no revenue in the last 7 days.');
  expect(document.body.textContent).not.toMatch(/NaN|Best full day/);
  expect(textOf('Disputes in this time')).toContain('No disputes in this time.');
});

test('figures that cannot be read are replaced by a marked sample until a retry succeeds', async () => {
  const read = vi
    .fn<NonNullable<FakeAnswers['getPaymentAnalytics']>>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValue(analytics);
  const { user } = open(read);
  await screen.findByText('Failed to load payment analytics');
  screen.getByText(
    'Sample data is shown: figures marked “Sample” are not real. The disputes listed are real cases.',
  );
  // Four cards, the days, the methods and the disputes.
  expect(screen.getAllByText('Sample')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('92.6%');
  expect(screen.queryByText('Sample')).toBeNull();
  expect(screen.queryByText('Failed to load payment analytics')).toBeNull();
});

test('a sample has a row for each UTC day that its range touches', () => {
  const { days } = sampleFigures('7d', Date.parse('2026-11-21T12:00:00Z'));
  expect(days).toHaveLength(8);
  expect(days.at(-1)?.date).toBe('2026-11-21');
  expect(sampleFigures('24h', 0).days).toHaveLength(2);
});

test('an axis has round steps that reach its highest value', () => {
  expect(axisFor([24_766])).toEqual([0, 10_000, 20_000, 30_000]);
  expect(axisFor([7])).toEqual([0, 5, 10, 15]);
  expect(axisFor([0])).toEqual([0, 1, 2, 3]);
  expect(axisFor([])).toEqual([0, 1, 2, 3]);
});
