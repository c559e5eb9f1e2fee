import { MyDisputesView } from '@mobility/components/dispute';
import type { Dispute } from '@mobility/openapi';
import submitted from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import refunded from '@mobility/openapi/examples/Dispute.refunded.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const disputes = [
  submitted,
  { ...refunded, id: 'refunded' },
  { ...submitted, id: 'rejected', status: 'rejected', resolution_note: 'The route was the shortest one.' },
] as Dispute[];

const meta = {
  title: 'dispute/MyDisputes',
  component: MyDisputesView,
  decorators: [underHeadline],
  args: { disputes, isFailed: false, onRetry: ignore },
} satisfies Meta<typeof MyDisputesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfEachOutcome: Story = {};
export const None: Story = { args: { disputes: [] } };
export const CouldNotBeLoaded: Story = { args: { disputes: [], isFailed: true } };
export const HostileText: Story = {
  args: { disputes: disputes.map((each) => ({ ...each, description: hostile, resolution_note: hostile })) },
};
