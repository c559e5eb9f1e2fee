import { BookRideView } from '@mobility/components/booking';
import { OpenDisputeView } from '@mobility/components/dispute';
import { NotificationsView } from '@mobility/components/notification';
import { CardPaymentDialog, PaymentCheckView, PayRideView } from '@mobility/components/payment';
import { ProfileView } from '@mobility/components/profile';
import {
  RideDetailsDialog,
  RideHistoryView,
  RiderDashboardView,
  RideScreenView,
} from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import booking, * as bookings from '../booking/BookRide.stories.tsx';
import dispute, * as disputes from '../dispute/OpenDispute.stories.tsx';
import { users } from '../fixtures.ts';
import inbox from '../notification/Notifications.stories.tsx';
import { Shell } from '../page.tsx';
import card, * as cards from '../payment/CardPaymentDialog.stories.tsx';
import check, * as checks from '../payment/PaymentCheck.stories.tsx';
import payment, * as payments from '../payment/PayRide.stories.tsx';
import profile from '../profile/Profile.stories.tsx';
import details, * as detailsOf from '../ride/RideDetailsDialog.stories.tsx';
import history from '../ride/RideHistory.stories.tsx';
import dashboard, * as dashboards from '../ride/RiderDashboard.stories.tsx';
import rideScreen, * as rideScreens from '../ride/RideScreen.stories.tsx';

const meta = { title: 'screens/Rider', tags: ['screen'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bookingScreen = (args: Partial<ComponentProps<typeof BookRideView>> = {}): Story => ({
  render: () => (
    <Shell user={users.rider} path="/book-ride">
      <BookRideView {...booking.args} {...args} />
    </Shell>
  ),
});

/** A dialog over an empty page; the page behind it is compared as a screen of its own. */
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
      <RiderDashboardView {...dashboard.args} {...dashboards.WithActiveRide.args} />
    </Shell>
  ),
};
const rideAlone = (args: Partial<ComponentProps<typeof RideScreenView>> = {}): Story => ({
  render: () => (
    <Shell user={users.rider} path="/rides/1">
      <RideScreenView {...rideScreen.args} {...args} />
    </Shell>
  ),
});
export const RideOnTheWay: Story = rideAlone();
export const RideInProgress: Story = rideAlone(rideScreens.OnBoard.args);
export const RideEndedByTeam: Story = rideAlone(rideScreens.EndedByTeam.args);
export const DashboardRightToLeft: Story = { ...DashboardWithALiveRide, parameters: { locale: 'ar-AE' } };
export const BookingEmpty: Story = bookingScreen();
export const BookingFilled: Story = bookingScreen(bookings.ReadyToBook.args);
export const BookingRightToLeft: Story = { ...BookingFilled, parameters: { locale: 'ar-AE' } };
export const BookingConfirmed: Story = bookingScreen(bookings.Confirmed.args);
export const BookingFailed: Story = bookingScreen(bookings.FailedForAReason.args);
export const History: Story = {
  render: () => (
    <Shell user={users.rider} path="/rides">
      <RideHistoryView {...history.args} />
    </Shell>
  ),
};
export const Inbox: Story = {
  render: () => (
    <Shell user={users.rider} path="/notifications">
      <NotificationsView {...inbox.args} />
    </Shell>
  ),
};
export const HistoryRightToLeft: Story = { ...History, parameters: { locale: 'ar-AE' } };
export const Payment: Story = overNothing(
  <PayRideView {...payment.args} {...payments.ReadyToComplete.args} />,
);
export const CardWithErrors: Story = overNothing(
  <CardPaymentDialog {...card.args} {...cards.FourFieldsToCheck.args} />,
);
export const CardDeclined: Story = overNothing(<CardPaymentDialog {...card.args} {...cards.Declined.args} />);
export const Receipt: Story = overNothing(
  <RideDetailsDialog {...details.args} {...detailsOf.Unrated.args} />,
);
export const ReceiptOfACancelledRide: Story = overNothing(
  <RideDetailsDialog {...details.args} {...detailsOf.CancelledRide.args} />,
);
/** The end of the box with the disputes, which is below the fold. */
const scrollToDisputes = async (): Promise<void> => {
  const link = await waitFor(() => {
    const found = document.querySelector('section a[href="/payments"]');
    if (!found) throw new Error('There are no disputes');
    return found;
  });
  link.closest('section')?.scrollIntoView({ block: 'end', behavior: 'instant' });
};
export const ReceiptOfADisputedRide: Story = {
  ...overNothing(<RideDetailsDialog {...details.args} {...detailsOf.Disputed.args} />),
  play: scrollToDisputes,
};
export const DisputedReceiptRightToLeft: Story = {
  ...ReceiptOfADisputedRide,
  parameters: { locale: 'ar-AE' },
};
export const RideDisputed: Story = { ...rideAlone(rideScreens.Disputed.args), play: scrollToDisputes };
export const Dispute: Story = overNothing(
  <OpenDisputeView {...dispute.args} {...disputes.FieldsToCheck.args} />,
);
export const DisputeRightToLeft: Story = { ...Dispute, parameters: { locale: 'ar-AE' } };
const checkScreen = (args: Partial<ComponentProps<typeof PaymentCheckView>> = {}): Story => ({
  render: () => (
    <Shell user={users.rider} path="/payment-success">
      <PaymentCheckView {...check.args} {...args} />
    </Shell>
  ),
});
export const PaymentChecking: Story = checkScreen(checks.WaitingAfterTheThirdAttempt.args);
export const PaymentSuccessful: Story = checkScreen(checks.Successful.args);
export const Profile: Story = {
  render: () => (
    <Shell user={users.rider} path="/profile">
      <ProfileView {...profile.args} />
    </Shell>
  ),
};
