import { AdminConsoleView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hostile, longName, stats, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'admin/AdminConsole',
  component: AdminConsoleView,
  decorators: [inPage],
  args: {
    stats,
    build: { version: '0.1.0', revision: '0a1b2c3' },
    updated: '12 s ago',
    isRefreshing: false,
    onRefresh: ignore,
    users: Object.values(users),
    approvingId: null,
    onApproval: ignore,
  },
} satisfies Meta<typeof AdminConsoleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiguresAndUsers: Story = {};
export const Loading: Story = { args: { stats: null, users: null, updated: undefined } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const CouldNotBeLoaded: Story = { args: { error: 'The network is not reachable' } };
export const NoUsersYet: Story = {
  args: { users: [], stats: { ...stats, total_users: 0, total_drivers: 0, online_drivers: 0 } },
};
export const NoMatchingUsers: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Nobody at all');
    await expect(canvas.getByText('No users found')).toBeVisible();
  },
};
export const ApprovingADriver: Story = { args: { approvingId: users.driverPending.id } };
export const ConfirmApproval: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Priya Nair' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Priya Nair');
  },
};
export const ConfirmRevocation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Luis Ortega' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Luis Ortega');
  },
};
export const Database: Story = { args: { section: 'database', database: 'Restore' } };
export const LongAndHostileNames: Story = {
  args: {
    users: [
      { ...users.driverPending, name: longName, email: `${'very-long-name'.repeat(4)}@example.com` },
      { ...users.rider, name: hostile, email: hostile },
    ],
  },
};
