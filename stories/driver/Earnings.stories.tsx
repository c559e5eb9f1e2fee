import { EarningsStatement, EarningsView } from '@mobility/components/driver';
import type { Earnings } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Earnings.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

type Period = Earnings['period'];
const hour = 3_600_000;
const today = new Date(now).setHours(0, 0, 0, 0);
const lengths: Record<Period, { parts: number; hours: number }> = {
  day: { parts: 6, hours: 4 },
  week: { parts: 7, hours: 24 },
  month: { parts: 30, hours: 24 },
};

/** A period that ends with today, whose rides were paid every nine hours. */
const of = (period: Period): Earnings => {
  const { parts, hours } = lengths[period];
  const to = today + 24 * hour;
  const from = to - parts * hours * hour;
  const fares = Array.from({ length: Math.ceil((now - from) / (9 * hour)) }, (_, index) => ({
    ride_id: `ride-of-driver-${index}`,
    kind: 'fare' as const,
    at: new Date(now - index * 9 * hour).toISOString(),
    amount: 10 + (index % 7) * 3.5,
    fee: 2 + (index % 7) * 0.7,
    net: 8 + (index % 7) * 2.8,
  }));
  const netIn = (start: number) =>
    fares
      .filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < start + hours * hour)
      .reduce((sum, { net }) => sum + net, 0);
  const total = (key: 'amount' | 'fee' | 'net') => fares.reduce((sum, fare) => sum + fare[key], 0);
  return {
    period,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    fares: total('amount'),
    fees: total('fee'),
    compensations: 0,
    penalties: 0,
    net: total('net'),
    net_before: 20,
    rides: fares.length,
    parts: Array.from({ length: parts }, (_, index) => {
      const start = from + index * hours * hour;
      return { from: new Date(start).toISOString(), net: netIn(start) };
    }),
    entries: fares,
  };
};
// The example is checked against the contract; JSON modules widen its words to strings.
const withShare: Earnings = { ...of('week'), entries: (example as Earnings).entries, compensations: 0.73 };
const nothing: Earnings = {
  ...of('week'),
  ...{ fares: 0, fees: 0, net: 0, net_before: 0, rides: 0, entries: [] },
  parts: of('week').parts.map((part) => ({ ...part, net: 0 })),
};

const meta = {
  title: 'driver/Earnings',
  component: EarningsView,
  subcomponents: { EarningsStatement },
  decorators: [underHeadline],
  args: {
    period: 'week',
    earnings: of('week'),
    now,
    awaiting: 98.05,
    onPeriod: ignore,
    onRetry: ignore,
    onDownload: ignore,
    onStatement: ignore,
  },
} satisfies Meta<typeof EarningsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Day: Story = { args: { period: 'day', earnings: of('day') } };
export const Month: Story = {
  args: { period: 'month', earnings: of('month') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show the figures as a table'));
  },
};
/** Shares of the penalties of riders, and the driver's own penalties. */
export const Penalties: Story = { args: { earnings: { ...withShare, penalties: 2.14 } } };
/** The dashboard's figure of today leaves out what is not a fare. */
export const DayWithAShare: Story = {
  args: { period: 'day', earnings: { ...of('day'), compensations: 0.73, net: of('day').net + 0.73 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Today's Earnings on your dashboard/);
  },
};
export const Nothing: Story = { args: { earnings: nothing, awaiting: 0 } };
export const Loading: Story = { args: { earnings: null } };
export const Failed: Story = { args: { earnings: null, isFailed: true } };
export const Unreadable: Story = { args: { omitted: 3 } };
export const Statement: Story = {
  render: (args) => <EarningsStatement earnings={withShare} driver="Dana Diaz" onClose={args.onRetry} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Statement' });
  },
};
