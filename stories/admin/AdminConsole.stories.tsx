import { AdminConsoleView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stats } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'admin/AdminConsole',
  component: AdminConsoleView,
  decorators: [inPage],
  args: {
    stats,
    build: { version: '0.1.0', revision: '0a1b2c3' },
    isRefreshing: false,
    onRefresh: ignore,
    tab: 'users',
    hrefOf: (tab) => `#${tab}`,
    children: 'The users',
  },
} satisfies Meta<typeof AdminConsoleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const SomethingWaits: Story = { args: { counts: { users: 3, database: 1_204 } } };
export const Loading: Story = { args: { stats: null } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const CouldNotBeLoaded: Story = { args: { error: new Error('The network is not reachable') } };
export const NothingYet: Story = {
  args: { stats: { ...stats, total_users: 0, total_drivers: 0, online_drivers: 0 } },
};
export const ServerLost: Story = { args: { isLost: true } };
