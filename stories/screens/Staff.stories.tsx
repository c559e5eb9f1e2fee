import { AdminConsoleView, UsersView } from '@mobility/components/admin';
import { DriverDutyView, DriverRideEndView, DriverRideView, EarningsView } from '@mobility/components/driver';
import { PaymentsView } from '@mobility/components/payment';
import { ProfileView } from '@mobility/components/profile';
import { DriverRideHistory } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import admin from '../admin/AdminConsole.stories.tsx';
import list from '../admin/Users.stories.tsx';
import active from '../driver/ActiveRide.stories.tsx';
import dashboard from '../driver/DriverDashboard.stories.tsx';
import end from '../driver/DriverRideEnd.stories.tsx';
import earnings from '../driver/Earnings.stories.tsx';
import { now, rides, users } from '../fixtures.ts';
import { Shell } from '../page.tsx';
import wallet, * as wallets from '../payment/Payments.stories.tsx';
import * as profiles from '../profile/Profile.stories.tsx';
import history from '../ride/DriverRideHistory.stories.tsx';

const meta = { title: 'screens/Driver and admin', tags: ['screen'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rightToLeft = { locale: 'ar-AE' };

export const DriverWithAnOffer: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverDutyView {...dashboard.args} />
    </Shell>
  ),
};
export const DriverRightToLeft: Story = { ...DriverWithAnOffer, parameters: rightToLeft };
export const DriverOnARide: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverRideView {...active.args} />
    </Shell>
  ),
};
export const DriverAtThePickup: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverRideView
        {...active.args}
        ride={{
          ...rides.arriving,
          accepted_at: new Date(now - 6 * 60_000).toISOString(),
          arrived_at: new Date(now - 2 * 60_000).toISOString(),
          rider_phone: '+1 415 555 0101',
          special_requirements: 'Folding wheelchair, please call on arrival.',
        }}
      />
    </Shell>
  ),
};
export const DriverOnARideRightToLeft: Story = { ...DriverOnARide, parameters: rightToLeft };
export const DriverRideDone: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverRideEndView {...end.args} payment="claimed" />
    </Shell>
  ),
};
export const DriverHistory: Story = {
  render: () => (
    <Shell user={users.driver} path="/rides">
      <DriverRideHistory {...history.args} earnings={<EarningsView {...earnings.args} />} />
    </Shell>
  ),
};
export const DriverHistoryRightToLeft: Story = { ...DriverHistory, parameters: rightToLeft };
export const DriverVehicle: Story = {
  render: () => (
    <Shell user={users.driver} path="/profile">
      <ProfileView {...profiles.default.args} {...profiles.Driver.args} />
    </Shell>
  ),
};
export const DriverVehicleRightToLeft: Story = { ...DriverVehicle, parameters: rightToLeft };
export const DriverPayments: Story = {
  render: () => (
    <Shell user={users.driver} path="/payments">
      <PaymentsView {...wallet.args} {...wallets.OfADriver.args} />
    </Shell>
  ),
};
export const DriverPaymentsRightToLeft: Story = { ...DriverPayments, parameters: rightToLeft };
export const Admin: Story = {
  render: () => (
    <Shell user={users.admin} path="/admin">
      <AdminConsoleView {...admin.args}>
        <UsersView {...list.args} />
      </AdminConsoleView>
    </Shell>
  ),
};
