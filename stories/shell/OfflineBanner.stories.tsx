import { OfflineBannerView } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/OfflineBanner',
  component: OfflineBannerView,
  decorators: [underHeadline],
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Online: Story = { args: { isOffline: false } };
export const LiveUpdatesOff: Story = { args: { isOffline: false, onReconnect: ignore } };
