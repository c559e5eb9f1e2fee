import { Booking } from '@mobility/components/booking';
import { CardPaymentDialog, PaymentDialog } from '@mobility/components/payment';
import { ProfilePage } from '@mobility/components/profile';
import { RideHistory, RiderDashboard } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import booking, * as bookings from '../booking/Booking.stories.tsx';
import { users } from '../fixtures.ts';
import { Shell } from '../page.tsx';
import card, * as cards from '../payment/CardPaymentDialog.stories.tsx';
import payment, * as payments from '../payment/PaymentDialog.stories.tsx';
import profile from '../profile/ProfilePage.stories.tsx';
import history from '../ride/RideHistory.stories.tsx';
import dashboard, * as dashboards from '../ride/RiderDashboard.stories.tsx';

const meta = { title: 'screens/Rider', tags: ['screen'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bookingScreen = (args: Partial<ComponentProps<typeof Booking>> = {}): Story => ({
  render: () => (
    <Shell user={users.rider} path="/book-ride">
      <Booking {...booking.args} {...args} />
    </Shell>
  ),
});

/** What lies behind a dialog is a screen of its own. */
const overNothing = (dialog: ReactNode): Story => ({
  render: () => (
    <Shell user={users.rider} path="/rides">
      <h1>Ride History</h1>
      {dialog}
    </Shell>
  ),
});

export const DashboardWithALiveRide: Story = {
  render: () => (
    <Shell user={users.rider} path="/rider">
      <RiderDashboard {...dashboard.args} {...dashboards.RideUnderWay.args} />
    </Shell>
  ),
};
export const BookingEmpty: Story = bookingScreen();
export const BookingFilled: Story = bookingScreen(bookings.ReadyToBook.args);
export const BookingConfirmed: Story = bookingScreen(bookings.Confirmed.args);
export const BookingFailed: Story = bookingScreen(bookings.FailedForAReason.args);
export const History: Story = {
  render: () => (
    <Shell user={users.rider} path="/rides">
      <RideHistory {...history.args} />
    </Shell>
  ),
};
export const Payment: Story = overNothing(
  <PaymentDialog {...payment.args} {...payments.ReadyToComplete.args} />,
);
export const CardWithErrors: Story = overNothing(
  <CardPaymentDialog {...card.args} {...cards.FourFieldsToCheck.args} />,
);
export const CardDeclined: Story = overNothing(<CardPaymentDialog {...card.args} {...cards.Declined.args} />);
export const Profile: Story = {
  render: () => (
    <Shell user={users.rider} path="/profile">
      <ProfilePage {...profile.args} />
    </Shell>
  ),
};
