import { DecisionForm, DisputeCaseView, DisputedRide, DisputesView } from '@mobility/components/admin';
import { Card } from '@mobility/components/primitives';
import type { Dispute } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import refunded from '@mobility/openapi/examples/Dispute.refunded.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const dispute = example as Dispute;
const decided = refunded as Dispute;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const pending: Dispute[] = [
  dispute,
  { ...dispute, id: 'soon', submitted_at: '2026-11-19T16:00:00.000Z', dispute_type: 'route_dispute' },
  { ...dispute, id: 'later', submitted_at: '2026-11-21T10:00:00.000Z', requested_refund: null },
];
const ride = {
  ...rides.paid,
  started_at: '2026-11-18T09:00:00.000Z',
  completed_at: '2026-11-18T09:31:00.000Z',
  driven_distance_km: 10.42,
  driven_distance_partial: false,
};
const draft = {
  refund: 'asked',
  amount: '',
  note: '',
  setRefund: ignore,
  setAmount: ignore,
  setNote: ignore,
} as const;
const form = { dispute, isPending: false, draft, onDecide: ignore };
const openCase = { hrefOfRide: '#ride', hrefOfMessage: '#message', dispute, now, onClose: ignore };

const memory = { getItem: () => null, setItem: ignore };

const meta = {
  title: 'admin/Disputes',
  component: DisputesView,
  subcomponents: { DisputeCaseView, DisputedRide, DecisionForm },
  decorators: [inFrame],
  args: {
    storage: memory,
    disputes: pending,
    counts: { submitted: 7, refunded: 29, rejected: 12 },
    filter: 'pending',
    onFilter: ignore,
    type: 'all',
    onType: ignore,
    onRetry: ignore,
    more: { has: false, isReading: false, isFailed: false, read: ignore },
    now,
    onOpen: ignore,
  },
} satisfies Meta<typeof DisputesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const OfOneRider: Story = {
  args: { filter: 'all', counts: undefined, user: { id: dispute.rider_id, name: longName } },
};
export const All: Story = { args: { filter: 'all', disputes: [...pending, decided] } };
export const Loading: Story = { args: { disputes: null, counts: undefined } };
export const NothingToDecide: Story = {
  args: { disputes: [], counts: { submitted: 0, refunded: 0, rejected: 0 } },
};
export const CouldNotBeLoaded: Story = {
  args: { disputes: null, counts: undefined, error: {} },
};
export const OneIsOpen: Story = {
  args: {
    selected: dispute.id,
    children: (
      <DisputeCaseView {...openCase} ride={<DisputedRide ride={ride} />}>
        <DecisionForm {...form} />
      </DisputeCaseView>
    ),
    below: <Card title="Payment methods">35.9% by balance</Card>,
  },
};
export const PartlyMeasured: Story = {
  render: () => (
    <DisputeCaseView
      {...openCase}
      ride={<DisputedRide ride={{ ...ride, driven_distance_partial: true, completion_distance_km: 4.38 }} />}
    />
  ),
};
export const NotMeasured: Story = {
  render: () => (
    <DisputeCaseView
      {...openCase}
      ride={<DisputedRide ride={{ ...ride, driven_distance_km: null, driver_name: longName }} />}
    />
  ),
};
export const LongCase: Story = {
  render: () => {
    const long = { ...dispute, description: `${hostile} ${'A long way round. '.repeat(56)}`.slice(0, 1_000) };
    return (
      <DisputeCaseView {...openCase} dispute={{ ...long, rider_name: longName, evidence: hostile.repeat(3) }}>
        <DecisionForm {...form} />
      </DisputeCaseView>
    );
  },
};
export const Refused: Story = {
  render: () => (
    <DisputeCaseView {...openCase}>
      <DecisionForm {...form} error="At most $9.00 of this penalty can be refunded" />
    </DisputeCaseView>
  ),
};
export const Deciding: Story = { render: () => <DecisionForm {...form} isPending /> };
export const Decided: Story = { render: () => <DisputeCaseView {...openCase} dispute={decided} /> };
export const LongAndHostile: Story = {
  args: {
    disputes: [
      { ...dispute, rider_name: longName },
      { ...dispute, id: 'hostile', rider_name: hostile, dispute_reason: hostile },
    ],
  },
};
