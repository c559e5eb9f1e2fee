import { DriverKpis } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/DriverKpis',
  component: DriverKpis,
  decorators: [underHeadline],
  args: { isOnline: true, connection: 'online', earningsToday: 86.4, completedRides: 312, balance: 48.57 },
} satisfies Meta<typeof DriverKpis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { args: { isOnline: false } };
export const Connecting: Story = { args: { connection: 'connecting' } };
export const LiveUpdatesOff: Story = { args: { connection: 'offline' } };
export const LowBalance: Story = { args: { balance: 6.4 } };
export const NoBalance: Story = { args: { balance: 0 } };
export const Loading: Story = {
  args: { isKnown: false, earningsToday: null, completedRides: null, balance: null },
};
export const LargeAmounts: Story = {
  args: { earningsToday: 123_456.78, completedRides: 98_765, balance: 1_234_567.89 },
};
/** Amounts of ten digits are as large as a note at least. */
export const VeryLargeAmounts: Story = {
  args: { earningsToday: 1_234_567_890.12, balance: 1_234_567_890.12 },
  play: async ({ canvasElement }) => {
    const amounts = [...canvasElement.querySelectorAll('svg[viewBox="0 0 20 20"]')];
    const sizes = amounts.map(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).fontSize,
    );
    await expect(sizes.map((size) => Math.min(12, Number.parseFloat(size ?? '')))).toEqual([12, 12, 12]);
  },
};
