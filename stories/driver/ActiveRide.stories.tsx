import {
  BalanceWarning,
  DriverDutyView,
  DriverHeader,
  DriverKpis,
  DriverRideView,
  MessageTool,
} from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { hostileRide, longRide, now, preferences, profiles, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'driver/ActiveRide',
  component: DriverRideView,
  subcomponents: { MessageTool },
  decorators: [inPage],
  args: {
    ride: rides.accepted,
    contact: <MessageTool unread={0} onPress={ignore} />,
    location: preferences.current_location,
    pending: null,
    now,
    onCommand: ignore,
    onCancel: ignore,
  },
} satisfies Meta<typeof DriverRideView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveToThePickup: Story = { parameters: { states: ['ride.command.idle'] } };
export const SendingTheArrival: Story = {
  args: { pending: 'arrive' },
  parameters: { states: ['ride.command.sending'] },
};
const askingForPin = { ride: { ...rides.arriving, start_pin_required: true } };
export const AsksForThePin: Story = {
  args: { ...askingForPin, pin: { typed: '40', onChange: ignore } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Rider’s PIN/ });
  },
};
export const WrongPin: Story = {
  args: {
    ...askingForPin,
    pin: { typed: '1234', error: 'This PIN is not correct. Ask your rider for it.', onChange: ignore },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This PIN is not correct. Ask your rider for it.');
  },
};
export const BesideTheDashboard: Story = {
  args: {
    beside: (
      <DriverDutyView
        header={
          <DriverHeader
            profile={profiles.approved}
            isOnline
            canGoOnline
            isToggling={false}
            isRefreshing={false}
            isLocating={false}
            isBesideRide
            onToggle={ignore}
            onUpdateLocation={ignore}
            onRefresh={ignore}
          />
        }
        figures={
          <DriverKpis isOnline connection="online" earningsToday={86.4} completedRides={312} balance={6.4} />
        }
        rides={<BalanceWarning balance={6.4} paymentsHref="/payments" />}
        settings={null}
      />
    ),
  },
};
export const MeetTheRider: Story = { args: { ride: rides.arriving } };
export const OtherNavigationApps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a navigation app' }));
    await screen.findByRole('menuitem', { name: 'Apple Maps' });
  },
};
const waited = (minutes: number) => ({
  ride: {
    ...rides.arriving,
    accepted_at: new Date(now - (minutes + 4) * 60_000).toISOString(),
    arrived_at: new Date(now - minutes * 60_000).toISOString(),
  },
});
export const WaitsForTheRider: Story = {
  args: waited(2),
  play: async ({ canvas }) => {
    await canvas.findByText(/you can end the ride at/);
  },
};
export const TheRiderDidNotCome: Story = {
  args: waited(6),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rider did not come' }));
    await canvas.findByRole('button', { name: 'End the ride' });
  },
};
export const ArrivalReportedFromFarAway: Story = {
  args: { ride: { ...waited(6).ride, arrival_distance_km: 3.2 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/you can only cancel the ride/);
  },
};
export const EndingTheRide: Story = { args: { ...waited(6), pending: 'noShow' } };
export const DriveToTheDestination: Story = { args: { ride: rides.inProgress } };
export const StepFailed: Story = {
  args: { ride: rides.inProgress, error: 'Failed to update ride status' },
  parameters: { states: ['ride.command.failed'] },
};
export const Completed: Story = { args: { ride: rides.completed } };
export const WithASpecialRequest: Story = {
  args: { ride: { ...rides.accepted, special_requirements: 'Two large suitcases', passenger_count: 3 } },
};
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
export const HostileNames: Story = { args: { ride: hostileRide(rides.arriving) } };
