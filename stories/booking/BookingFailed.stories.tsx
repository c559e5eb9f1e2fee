import { BookingFailed } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { ferry, park } from './places.ts';

const meta = {
  title: 'booking/BookingFailed',
  component: BookingFailed,
  decorators: [inPage],
  args: {
    trip: { pickup: ferry, dropoff: park, vehicle: 'economy', passengers: 1, special: '' },
    error: { message: 'booking.failed' },
    onRetry: ignore,
  },
} satisfies Meta<typeof BookingFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownReason: Story = {};
export const RefusedByTheServer: Story = {
  args: {
    error: { message: 'booking.failed', detail: 'You already have an active ride' },
    activeRideHref: '/rider',
  },
};
export const PaymentOverdue: Story = {
  args: {
    error: {
      message: 'booking.failed',
      detail: 'Please pay for your completed rides before booking another.',
    },
    paymentsHref: '/payments',
  },
};
export const HostileText: Story = { args: { error: { message: 'booking.failed', detail: hostile } } };
