import { EarningsStatement, EarningsView } from '@mobility/components/driver';
import { earningsIn, type Period } from '@mobility/machines/period-earnings';
import type { PaymentRecord } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const hour = 3_600_000;
/** A payment every nine hours of the last weeks. */
const payments: PaymentRecord[] = Array.from({ length: 120 }, (_, index) => ({
  // The example is checked against the contract; JSON modules widen its words to strings.
  ...(paid as PaymentRecord),
  id: `payment-${index}`,
  amount: 10 + (index % 7) * 3.5,
  driver_earnings: 8 + (index % 7) * 2.8,
  created_at: new Date(now - index * 9 * hour).toISOString(),
}));
const of = (period: Period, list = payments) => ({ period, earnings: earningsIn(list, period, now) });

const meta = {
  title: 'driver/Earnings',
  component: EarningsView,
  subcomponents: { EarningsStatement },
  decorators: [underHeadline],
  args: {
    ...of('week'),
    onPeriod: ignore,
    onRetry: ignore,
    onDownload: ignore,
    onStatement: ignore,
  },
} satisfies Meta<typeof EarningsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Day: Story = { args: of('day') };
export const Month: Story = {
  args: of('month'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show the figures as a table'));
  },
};
export const Nothing: Story = { args: of('week', []) };
export const Loading: Story = { args: { earnings: null } };
export const Failed: Story = { args: { earnings: null, isFailed: true } };
export const Unreadable: Story = { args: { omitted: 3 } };
export const Statement: Story = {
  render: (args) => <EarningsStatement period="week" earnings={of('week').earnings} onClose={args.onRetry} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Statement' });
  },
};
