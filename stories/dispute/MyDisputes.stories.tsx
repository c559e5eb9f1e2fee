import { MyDisputesView } from '@mobility/components/dispute';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { disputes } from './disputes.ts';

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
