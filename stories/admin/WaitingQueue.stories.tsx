import { WaitingQueue } from '@mobility/components/admin';
import waiting from '@mobility/openapi/examples/WaitingCounts.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const nothing = {
  disputes: 0,
  drivers_to_approve: 0,
  silent_drivers: 0,
  escalated_rides: 0,
  cash_missing: 0,
  failed_cards: 0,
  unanswered_conversations: 0,
};

const meta = {
  title: 'admin/WaitingQueue',
  component: WaitingQueue,
  decorators: [inFrame],
  args: { counts: waiting, onRetry: ignore, hrefOf: (tab) => `#${tab}` },
} satisfies Meta<typeof WaitingQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {};
export const OneKind: Story = { args: { counts: { ...nothing, disputes: 1_000 } } };
export const MoreThanAreCounted: Story = {
  args: { counts: { ...nothing, failed_cards: 1_000, at_least: ['failed_cards'] } },
};
export const NothingWaits: Story = { args: { counts: nothing } };
export const Loading: Story = { args: { counts: null } };
export const CouldNotBeLoaded: Story = { args: { counts: null, isFailed: true } };
export const OutOfDate: Story = { args: { isFailed: true } };
