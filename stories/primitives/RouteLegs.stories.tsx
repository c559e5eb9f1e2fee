import { RouteLegs } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longAddress, rides } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/RouteLegs',
  component: RouteLegs,
  decorators: [underHeadline],
  args: { pickup: rides.accepted.pickup_address, dropoff: rides.accepted.dropoff_address },
} satisfies Meta<typeof RouteLegs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Long: Story = { args: { pickup: longAddress, dropoff: longAddress } };
export const LongAndCompact: Story = { args: { pickup: longAddress, dropoff: longAddress, compact: true } };
export const Hostile: Story = { args: { pickup: hostile, dropoff: hostile } };
