import { FullScreenSpinner } from '@mobility/components/primitives';
import { LastRide } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'ride/LastRide',
  component: LastRide,
  decorators: [
    (Story) => (
      <FullScreenSpinner message="Mobility cannot be reached. Retrying…" onRetry={ignore}>
        <Story />
      </FullScreenSpinner>
    ),
    inPage,
  ],
  args: { ride: { ...rides.accepted, driver_phone: '+1 415 555 0142' }, savedAt: now },
} satisfies Meta<typeof LastRide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverOnTheWay: Story = {};
export const LookingForADriver: Story = { args: { ride: rides.pending } };
export const MinimalData: Story = { args: { ride: rides.plain } };
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
export const HostileNames: Story = { args: { ride: hostileRide(rides.inProgress) } };
