import { UsersView } from '@mobility/components/admin';
import type { User } from '@mobility/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hostile, longName, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const listed = Object.values(users);
const more = { has: false, isReading: false, isFailed: false, read: ignore };
const meta = {
  title: 'admin/Users',
  component: UsersView,
  decorators: [inFrame],
  args: {
    filters: { search: '', role: 'all', presence: 'all', lock: 'all' },
    onFilters: ignore,
    users: listed,
    balances: new Map(listed.map(({ id }, index) => [id, [48.57, 1_284.5, -3.2, 0][index] ?? 12.75])),
    total: listed.length,
    onRetry: ignore,
    more,
    storage: sessionStorage,
    hrefOf: ({ id }) => `#${id}`,
    onAction: ignore,
  },
} satisfies Meta<typeof UsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {};
export const WideBalance: Story = {
  args: { users: [users.riderLocked], balances: new Map([[users.riderLocked.id, 1_284_500.25]]) },
};
const dueAt = '2026-12-05T16:06:00.000Z';
export const ToBeDeleted: Story = {
  args: {
    users: [
      { ...users.rider, deletion_due_at: dueAt },
      { ...users.driverPending, deletion_due_at: dueAt },
      { ...users.riderLocked, deletion_due_at: dueAt },
      users.driver,
    ],
  },
};
export const Loading: Story = { args: { users: null, total: undefined } };
export const CouldNotBeLoaded: Story = {
  args: { users: null, error: new Error('The network is not reachable') },
};
export const NothingFound: Story = {
  args: { users: [], filters: { search: 'Zzz', role: 'admin', presence: 'online', lock: 'locked' } },
};
export const SomeUnreadable: Story = { args: { unreadable: 2 } };
export const OtherFiltersOnTheirWay: Story = { args: { isOutdated: true } };
export const OnePageOfMany: Story = { args: { total: 12_480, more: { ...more, has: true } } };
export const MoreCouldNotBeLoaded: Story = {
  args: { total: 12_480, more: { ...more, has: true, isFailed: true } },
};
export const DetailsOpen: Story = { args: { selected: users.driver.id } };
export const BalancesUnknown: Story = { args: { balances: new Map() } };
export const MenuOfAWaitingDriver: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${users.driverPending.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve driver' }));
    await expect(args.onAction).toHaveBeenCalledWith('approval', users.driverPending);
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${users.driverPending.name}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Lock account' })).toBeVisible();
  },
};
export const LongAndHostileNames: Story = {
  args: {
    users: [
      { ...users.driverPending, name: longName, email: `${'very-long-name'.repeat(4)}@example.com` },
      { ...users.riderLocked, name: hostile, email: hostile },
      { ...users.rider, id: 'stranger', role: 'dispatcher' } as unknown as User,
    ],
  },
};
