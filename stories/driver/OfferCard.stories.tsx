import { OfferCard } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, offer } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const meta = {
  title: 'driver/OfferCard',
  component: OfferCard,
  decorators: [inFrame],
  args: {
    ride: offer,
    balance: 48.57,
    hasActiveRide: false,
    isAccepting: false,
    onAccept: ignore,
    onDecline: ignore,
    now,
  },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

// A toast reports an error; the offer stays open.
export const NewRequest: Story = { parameters: { states: ['offers.idle', 'offers.failed'] } };
export const Accepting: Story = {
  args: { isAccepting: true },
  parameters: { states: ['offers.accepting'] },
};
export const AboutToReachOthers: Story = {
  args: { ride: { ...offer, asked_until: new Date(now + 2_000).toISOString() } },
};
export const OthersAskedToo: Story = { args: { ride: { ...offer, asked_until: null } } };
// A backend that does not send when others get the offer.
export const AboutToExpire: Story = {
  args: { ride: { ...offer, asked_until: undefined }, now: now + 170_000 },
};
export const FeeAboveTheBalance: Story = { args: { balance: 1 } };
export const NoBalance: Story = { args: { balance: 0 } };
export const AnotherRideUnderWay: Story = { args: { hasActiveRide: true } };
export const WithASpecialRequest: Story = {
  args: {
    ride: { ...offer, special_requirements: 'Two large suitcases and a stroller', passenger_count: 4 },
  },
};
// While the driver of a phone reads further down the page.
export const Short: Story = { args: { isShort: true } };
export const LongAddresses: Story = { args: { ride: { ...offer, ...longRide(offer) } } };
export const HostileText: Story = { args: { ride: { ...offer, ...hostileRide(offer) } } };
