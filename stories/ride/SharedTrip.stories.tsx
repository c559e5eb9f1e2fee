import { SharedTripView } from '@mobility/components/ride';
import type { SharedTrip } from '@mobility/openapi';
import example from '@mobility/openapi/examples/SharedTrip.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const trip = example as SharedTrip;
const carAt = (receivedAt: number) => ({
  get: () => ({ latitude: 37.7901, longitude: -122.3989, eta_minutes: 4, receivedAt }),
  subscribe: () => ignore,
});

const meta = {
  title: 'ride/SharedTrip',
  component: SharedTripView,
  args: { trip, car: carAt(now), now },
} satisfies Meta<typeof SharedTripView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverOnTheWay: Story = {};
export const LookingForADriver: Story = {
  args: {
    trip: {
      ...trip,
      status: 'pending',
      driver_name: null,
      driver_vehicle: null,
      driver_license_plate: null,
      driver_location: null,
      estimated_arrival: null,
    },
    car: { get: () => null, subscribe: () => ignore },
  },
};
export const DriverWaiting: Story = { args: { trip: { ...trip, status: 'driver_arriving' } } };
export const OnBoard: Story = { args: { trip: { ...trip, status: 'in_progress' } } };
export const SeenAWhileAgo: Story = { args: { car: carAt(now - 60_000) } };
