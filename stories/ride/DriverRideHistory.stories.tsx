import { DriverRideHistory } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const { accepted, inProgress, completed, paid, cancelled } = rides;

const meta = {
  title: 'ride/DriverRideHistory',
  component: DriverRideHistory,
  decorators: [inPage],
  args: {
    rides: [accepted, inProgress, completed, paid, cancelled],
    state: 'ready',
    isRefreshing: false,
    onRefresh: ignore,
    onDetails: ignore,
    now,
  },
} satisfies Meta<typeof DriverRideHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Loading: Story = { args: { rides: [], state: 'loading' } };
export const Failed: Story = { args: { rides: [], state: 'failed' } };
export const NoRidesYet: Story = { args: { rides: [] } };
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Atlantis');
    await expect(canvas.getByText('No rides found')).toBeVisible();
  },
};
export const LongAndHostileTexts: Story = { args: { rides: [longRide(completed), hostileRide(paid)] } };
