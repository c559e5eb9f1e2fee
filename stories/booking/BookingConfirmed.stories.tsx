import { BookingConfirmed } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now, rideBooked } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { ferry, hostilePlace, longPlace, park } from './places.ts';

const trip = { pickup: ferry, dropoff: park, vehicle: 'economy', passengers: 1, special: '' } as const;
const meta = {
  title: 'booking/BookingConfirmed',
  component: BookingConfirmed,
  decorators: [inPage],
  args: { trip, booked: rideBooked, ridesHref: '/rides', now },
} satisfies Meta<typeof BookingConfirmed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDriversInRange: Story = {};
export const OneDriverInRange: Story = { args: { booked: { ...rideBooked, matches_found: 1 } } };
export const NoDriversInRange: Story = { args: { booked: { ...rideBooked, matches_found: 0 } } };
export const InAnotherPage: Story = { args: { ridesHref: undefined, onContinue: ignore } };
export const LongAndHostileText: Story = {
  args: { trip: { ...trip, pickup: longPlace, dropoff: hostilePlace, special: hostilePlace.name } },
};
