import { LockUserView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, users } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const meta = {
  title: 'admin/LockUser',
  component: LockUserView,
  decorators: [underHeadline],
  args: { user: users.rider, isPending: false, onLock: ignore, onClose: ignore },
} satisfies Meta<typeof LockUserView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rider: Story = {};
export const Driver: Story = { args: { user: users.driver } };
export const Admin: Story = { args: { user: { ...users.admin, name: longName } } };
export const Locking: Story = { args: { isPending: true } };
export const Refused: Story = { args: { user: users.admin, error: 'You cannot lock your own account' } };
