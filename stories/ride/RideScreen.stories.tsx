import { RideDisputesView } from '@mobility/components/dispute';
import { MessageAction, RideScreenView } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { disputes } from '../dispute/disputes.ts';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

/** The car where the ride says, seen this many milliseconds ago. */
const seen = (ago: number) => ({
  get: () => ({
    latitude: 37.789,
    longitude: -122.4,
    ...rides.accepted.driver_location,
    eta_minutes: 3,
    receivedAt: now - ago,
  }),
  subscribe: () => ignore,
});

const meta = {
  title: 'ride/RideScreen',
  component: RideScreenView,
  subcomponents: { MessageAction },
  args: {
    ride: rides.accepted,
    driver: seen(0),
    contact: <MessageAction unread={2} onPress={ignore} />,
    onCancel: ignore,
    onShare: ignore,
    onSafety: ignore,
    now,
  },
} satisfies Meta<typeof RideScreenView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverOnTheWay: Story = {};
export const LookingForADriver: Story = {
  args: {
    ride: rides.pending,
    contact: undefined,
    driver: undefined,
    drivers: [
      { id: 'a', latitude: 37.79, longitude: -122.4, heading: 45 },
      { id: 'b', latitude: 37.785, longitude: -122.398, heading: 200 },
    ],
  },
};
export const DriverWaiting: Story = { args: { ride: rides.arriving } };
export const WithStartPin: Story = {
  args: { ride: { ...rides.arriving, start_pin: '4071', driver_vehicle_color: 'white' } },
  play: async ({ canvas }) => {
    await canvas.findByText('4071');
    await canvas.findByText('White Toyota Camry');
  },
};
export const OnBoard: Story = { args: { ride: rides.inProgress } };
export const SeenAWhileAgo: Story = {
  args: { driver: seen(60_000) },
};
const over = { contact: undefined, driver: undefined, onCancel: undefined, onShare: undefined };
export const DriverSilent: Story = {
  args: { ride: { ...rides.accepted, driver_silent_since: new Date(now - 60_000).toISOString() } },
};
export const Completed: Story = { args: { ...over, ride: rides.completed, payHref: '/rides?pay=ride' } };
export const Disputed: Story = {
  args: {
    ...over,
    ride: rides.paid,
    disputes: <RideDisputesView disputes={disputes} href="/payments" />,
  },
};
export const Cancelled: Story = { args: { ...over, ride: rides.cancelled } };
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
export const HostileNames: Story = { args: { ride: hostileRide(rides.inProgress) } };
const asPhone = (element: HTMLElement | null) => element?.style.setProperty('max-width', '390px');
/** On a phone, lowered: what is read first is whole, however long the names are. */
export const LoweredWithLongNames: Story = {
  args: { ride: longRide(rides.accepted) },
  decorators: [(story) => <div ref={asPhone}>{story()}</div>],
  play: async ({ canvas }) => {
    for (const name of ['Show the whole ride', 'Show the map'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    const screen = canvas.getByTestId('ride-screen');
    const details = canvas.getByRole('region', { name: 'Ride Details' });
    await waitFor(() =>
      expect(details.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        screen.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};
