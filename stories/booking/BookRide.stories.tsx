import { BookRide, BookRideView } from '@mobility/components/booking';
import { SavedPicksView } from '@mobility/components/saved-places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile, now, rideBooked } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { manyPlaces } from '../saved-places/held-places.ts';
import { heldBooking, heldSearch } from './held-booking.ts';
import { approximate, ferry, hostilePlace, longPlace, park } from './places.ts';

const meta = {
  title: 'booking/BookRide',
  component: BookRideView,
  subcomponents: { BookRide },
  decorators: [inPage],
  args: {
    ...heldBooking('form', null, null),
    onLocate: ignore,
    ridesHref: '/rides',
    activeRideHref: '/rider',
    paymentsHref: '/payments',
    now,
  },
} satisfies Meta<typeof BookRideView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosenYet: Story = {};
/** The saved places keep their height where the form is taller than the window. */
export const WithSavedPlaces: Story = {
  args: { renderSaved: () => <SavedPicksView places={manyPlaces} onChoose={ignore} onAdd={ignore} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /SUV/ });
    const { height } = canvas.getByRole('group', { name: 'Saved places' }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(96);
  },
};
export const OnlyThePickup: Story = { args: heldBooking('form', ferry, null) };
export const ChoosingOnTheMap: Story = { args: heldBooking({ form: 'map' }, ferry, null) };
export const ReadyToBook: Story = {
  args: {
    ...heldBooking('form', ferry, park, { vehicle: 'comfort', passengers: 2, special: 'Child seat needed' }),
    drivers: [
      { latitude: 37.79, longitude: -122.4 },
      { latitude: 37.78, longitude: -122.41 },
    ],
    waits: { economy: 3, comfort: 4, premium: 9 },
  },
};
export const RideUnderWay: Story = { args: { hasActiveRide: true } };
export const Locating: Story = { args: { isLocating: true } };
export const BookingTheRide: Story = { args: heldBooking('booking', ferry, park) };
export const Confirmed: Story = { args: heldBooking('confirmed', ferry, park, { booked: rideBooked }) };
export const ConfirmedWithoutDrivers: Story = {
  args: heldBooking('confirmed', ferry, park, { booked: { ...rideBooked, matches_found: 0 } }),
};
export const OpeningMyRides: Story = { args: heldBooking('done', ferry, park, { booked: rideBooked }) };
export const Failed: Story = {
  args: heldBooking({ failed: 'retryable' }, ferry, park, { error: { message: 'booking.failed' } }),
};
export const FailedForAReason: Story = {
  args: heldBooking({ failed: 'rideUnderWay' }, ferry, park, {
    error: { message: 'booking.failed', detail: 'You already have an active ride' },
  }),
};
export const PaymentOverdue: Story = {
  args: heldBooking({ failed: 'paymentOverdue' }, ferry, park, {
    error: {
      message: 'booking.failed',
      detail: 'Please pay for your completed rides before booking another.',
    },
  }),
};
export const TooLong: Story = { args: heldBooking('form', ferry, { ...approximate, approximate: false }) };
export const SamePlaceTwice: Story = { args: heldBooking('form', ferry, ferry) };
export const ApproximatePlace: Story = { args: heldBooking('form', ferry, approximate) };
export const LookingAnAddressUp: Story = {
  args: {
    ...heldBooking({ form: 'checking' }, ferry, null),
    dropoff: heldSearch({ assisted: 'resolving' }, { text: 'Golden Gate Park' }),
  },
};
export const AnAddressJustRead: Story = { args: heldBooking({ form: 'appearing' }, ferry, park) };
export const ToCheckBeforeBooking: Story = {
  args: heldBooking({ form: { review: 'shown' } }, ferry, park),
};
export const ToCheckAtFirst: Story = {
  args: heldBooking({ form: { review: 'appearing' } }, ferry, park),
};
export const WithoutMapService: Story = {
  args: {
    ...heldBooking('form', null, null, { manual: true }),
    pickup: heldSearch({ manual: 'editing' }, { manual: true, message: 'booking.mapsUnavailable' }),
    dropoff: heldSearch({ manual: 'editing' }, { manual: true, message: 'booking.mapsUnavailable' }),
  },
};
export const LongAndHostileText: Story = {
  args: heldBooking('form', longPlace, hostilePlace, { special: hostile }),
};
