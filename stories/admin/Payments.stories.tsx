import { EscalateDialog, PaymentsView } from '@mobility/components/admin';
import type { UnpaidRide } from '@mobility/openapi';
import examples from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const [first, escalated] = examples.unpaid_rides as [UnpaidRide, UnpaidRide];
const rides: UnpaidRide[] = [
  first,
  escalated,
  { ...first, ride_id: 'pending', rider_name: 'Wei Zhang', payment_status: 'pending', amount: 20.4 },
  { ...first, ride_id: 'expired', payment_status: 'expired', reminded_at: '2026-11-21T11:40:00.000Z' },
  { ...first, ride_id: 'without', driver_name: null, driver_email: null, amount: 1_204.5 },
];

const memory = { getItem: () => null, setItem: ignore };

const meta = {
  title: 'admin/Payments',
  component: PaymentsView,
  subcomponents: { EscalateDialog },
  decorators: [inFrame],
  args: {
    storage: memory,
    rides,
    filter: 'all',
    onFilter: ignore,
    isRefreshing: false,
    more: { has: false, isReading: false, isFailed: false, read: ignore },
    onRefresh: ignore,
    now: Date.parse('2026-11-21T12:00:00.000Z'),
    reminding: [],
    escalating: [],
    onRemind: ignore,
    onEscalate: ignore,
    onWriteOff: ignore,
    hrefOfUser: (email) => `#${email}`,
  },
} satisfies Meta<typeof PaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {};
const counts = {
  all: { rides: 5, amount: 1_255.56 },
  pending: { rides: 1, amount: 20.4 },
  not_initiated: { rides: 2, amount: 1_213.58 },
  failed: { rides: 2, amount: 21.58 },
};
export const OnlyFailed: Story = {
  args: {
    filter: 'failed',
    rides: rides.filter(({ payment_status }) => ['failed', 'expired'].includes(payment_status)),
    counts,
  },
};
export const OnlyEscalated: Story = { args: { filter: 'escalated', rides: [escalated], counts } };
export const CashMissing: Story = {
  args: { rides: [{ ...first, cash_missing_at: '2026-11-21T11:40:00.000Z' }], filter: 'cash_missing' },
};
export const Loading: Story = { args: { rides: null } };
export const NothingUnpaid: Story = { args: { rides: [] } };
export const CouldNotBeLoaded: Story = { args: { rides: null, error: {} } };
export const OutOfDate: Story = { args: { error: {}, unreadable: 2 } };
export const Working: Story = {
  args: { reminding: [first.ride_id], escalating: ['pending'], isRefreshing: true },
};
export const MoreThanListed: Story = {
  args: {
    more: { has: true, isReading: false, isFailed: false, read: ignore },
    found: { count: 3_009, isMore: false },
  },
};
export const MoreThanCounted: Story = {
  args: {
    ...MoreThanListed.args,
    found: { count: 1_000, isMore: true },
    counts: {
      all: { rides: 1_000, amount: 12_500 },
      pending: { rides: 120, amount: 1_500 },
      not_initiated: { rides: 870, amount: 10_875 },
      failed: { rides: 10, amount: 125 },
      is_cut: true,
    },
  },
};
export const LongAndHostileNames: Story = {
  args: {
    rides: [
      { ...first, rider_name: longName, rider_email: `${'long.'.repeat(20)}@example.com` },
      { ...first, ride_id: 'hostile', rider_name: hostile, driver_name: hostile },
    ],
  },
};
export const Escalating: Story = {
  render: () => <EscalateDialog ride={first} onConfirm={ignore} onClose={ignore} />,
};
