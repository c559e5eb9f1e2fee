import { AdminConsoleView, UsersView } from '@mobility/components/admin';
import { DriverDutyView, DriverRideView } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import admin from '../admin/AdminConsole.stories.tsx';
import list from '../admin/Users.stories.tsx';
import active from '../driver/ActiveRide.stories.tsx';
import dashboard from '../driver/DriverDashboard.stories.tsx';
import { users } from '../fixtures.ts';
import { Shell } from '../page.tsx';

const meta = { title: 'screens/Driver and admin', tags: ['screen'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriverWithAnOffer: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverDutyView {...dashboard.args} />
    </Shell>
  ),
};
export const DriverRightToLeft: Story = { ...DriverWithAnOffer, parameters: { locale: 'ar-AE' } };
export const DriverOnARide: Story = {
  render: () => (
    <Shell user={users.driver} path="/driver">
      <DriverRideView {...active.args} />
    </Shell>
  ),
};
export const Admin: Story = {
  render: () => (
    <Shell user={users.admin} path="/admin">
      <AdminConsoleView {...admin.args}>
        <UsersView {...list.args} />
      </AdminConsoleView>
    </Shell>
  ),
};
