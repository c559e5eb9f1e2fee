import { DriverRideEndView } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const unrated = { picked: null, isSubmitting: false, isDone: false };

const meta = {
  title: 'driver/DriverRideEnd',
  component: DriverRideEndView,
  decorators: [inPage],
  args: {
    ride: rides.completed,
    payment: 'waiting',
    earnedToday: 142.64,
    rating: unrated,
    requests: 0,
    isOnline: true,
    isAnswering: false,
    onAnswer: ignore,
    onRate: ignore,
    onLeave: ignore,
  },
} satisfies Meta<typeof DriverRideEndView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AwaitingPayment: Story = {};
export const CashClaimed: Story = { args: { payment: 'claimed' } };
export const ConfirmingCash: Story = { args: { payment: 'claimed', isAnswering: true } };
export const CashMissing: Story = { args: { payment: 'missing' } };
export const Paid: Story = { args: { payment: 'paid', earnedToday: 161.76 } };
export const WrittenOff: Story = { args: { payment: 'writtenOff' } };
export const RequestsWait: Story = { args: { payment: 'paid', requests: 3 } };
export const SendingTheRating: Story = {
  args: { payment: 'paid', rating: { picked: 5, isSubmitting: true, isDone: false } },
  parameters: { states: ['ride.rating.submitting'] },
};
export const Rated: Story = {
  args: { payment: 'paid', rating: { picked: 5, isSubmitting: false, isDone: true } },
  parameters: { states: ['ride.rating.rated'] },
};
export const TodayUnknown: Story = { args: { earnedToday: null } };
export const HostileTexts: Story = { args: { ride: hostileRide(rides.completed) } };
