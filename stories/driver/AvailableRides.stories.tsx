import { AvailableRides } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, offer, offers } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/AvailableRides',
  component: AvailableRides,
  decorators: [underHeadline],
  args: {
    rides: offers,
    isOnline: true,
    radiusKm: 25,
    readAt: now - 4_000,
    now,
    balance: 48.57,
    hasActiveRide: false,
    acceptingId: null,
    onAccept: ignore,
    onDecline: ignore,
  },
} satisfies Meta<typeof AvailableRides>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeNearby: Story = {};
export const MoreThanFive: Story = {
  args: { rides: Array.from({ length: 8 }, (_, index) => ({ ...offer, id: `offer-${index}` })) },
};
export const AcceptingOne: Story = { args: { acceptingId: offer.id } };
/** Shown also after the driver has given a ride back. */
export const NoneNearby: Story = {
  args: { rides: [] },
  parameters: { states: ['ride.lifecycle.unavailable'] },
};
export const NoFurtherRides: Story = { args: { rides: [], hasOffer: true } };
export const Offline: Story = { args: { rides: [], isOnline: false } };
export const StatusUnknown: Story = { args: { rides: [], isOnline: false, isKnown: false } };
export const FeeAboveTheBalance: Story = { args: { balance: 2 } };
export const NoBalance: Story = { args: { balance: 0 } };
export const AnotherRideUnderWay: Story = { args: { hasActiveRide: true } };
export const LongAndHostileAddresses: Story = {
  args: {
    rides: [
      { ...offer, ...longRide(offer) },
      { ...offer, ...hostileRide(offer), id: 'hostile' },
    ],
  },
};
