import { BookRideForm } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { heldPlace } from './held-booking.ts';
import { ferry, park } from './places.ts';

const none = { pickup: null, dropoff: null, vehicle: 'economy', passengers: 1, special: '' } as const;
const meta = {
  title: 'booking/BookRideForm',
  component: BookRideForm,
  decorators: [inPage],
  args: {
    trip: none,
    pickup: heldPlace(null),
    dropoff: heldPlace(null),
    send: ignore,
    sendPickup: ignore,
    sendDropoff: ignore,
    now,
    isBooking: false,
  },
} satisfies Meta<typeof BookRideForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  trip: { ...none, pickup: ferry, dropoff: park, vehicle: 'premium', passengers: 4 },
  pickup: heldPlace(ferry),
  dropoff: heldPlace(park),
} as const;

export const Empty: Story = {};
export const Filled: Story = { args: filled };
export const Booking: Story = { args: { ...filled, isBooking: true } };
export const Checking: Story = { args: { ...filled, isChecking: true } };
