import { RideDisputesView } from '@mobility/components/dispute';
import { MessageAction, RideScreenView } from '@mobility/components/ride';
import type { Ride } from '@mobility/openapi';
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
export const Cancelled: Story = { args: { ride: rides.cancelled } };
/** With all that was known while it was under way: only the way to help is left. */
const endedBy = (ending: Partial<Ride>): Story => ({
  args: {
    ride: {
      ...rides.cancelled,
      driver_phone: '+1 415 555 0142',
      start_pin: '4071',
      cancelled_by: 'system',
      penalty_amount: 0,
      ...ending,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Safety' });
    for (const text of ['Call', 'Message', 'Share trip', 'Live', '4071'])
      expect(canvas.queryByText(text)).toBeNull();
  },
});
export const EndedByTeam = endedBy({
  cancel_reason_code: 'admin_cancelled',
  cancel_reason: 'Fell St is closed and the car cannot reach you',
});
export const EndedByALock = endedBy({
  cancel_reason_code: 'person_unavailable',
  cancel_reason: 'The other person is no longer available',
});
export const EndedByTheDriver = endedBy({
  cancelled_by: 'driver',
  cancel_reason_code: 'driver_cancelled',
  cancel_reason: 'A flat tyre',
});
export const EndedForANoShow = endedBy({
  cancelled_by: 'rider',
  cancel_reason_code: 'rider_no_show',
  cancel_reason: 'Ended by the driver: you did not come to the pickup',
  penalty_amount: 5.11,
});
export const NoDriverFound: Story = {
  args: { ride: { ...rides.noDriver, cancel_reason: 'No driver found' }, onSafety: undefined },
};
/** Something may have been left in the car. */
export const CompletedJustNow: Story = {
  args: {
    ride: {
      ...rides.paid,
      driver_phone: '+1 415 555 0142',
      completed_at: new Date(now - 60_000).toISOString(),
    },
    onCancel: undefined,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Call Luis' });
    expect(canvas.queryByText('Share trip')).toBeNull();
  },
};
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
