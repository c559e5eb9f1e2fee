import { ConnectionBadge } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/ConnectionBadge',
  component: ConnectionBadge,
  decorators: [underHeadline],
  args: { state: 'online' },
} satisfies Meta<typeof ConnectionBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  parameters: {
    states: ['liveConnection.linked.open.live.trusting', 'liveConnection.linked.open.live.listening'],
  },
};
export const Connecting: Story = {
  args: { state: 'connecting' },
  parameters: {
    states: [
      'liveConnection.linked.connecting',
      'liveConnection.linked.open.settling',
      'liveConnection.linked.open.awaitingAck',
      'liveConnection.backoff',
      'liveConnection.awaitingNetwork',
      'liveConnection.rejected',
      'liveConnection.ineligible',
    ],
  },
};
export const Offline: Story = {
  args: { state: 'offline' },
  parameters: {
    states: ['liveConnection.dormant.waiting', 'liveConnection.dormant.probing', 'liveConnection.closed'],
  },
};
