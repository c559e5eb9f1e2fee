import { ResetPasswordView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const meta = {
  title: 'admin/ResetPassword',
  component: ResetPasswordView,
  decorators: [underHeadline],
  args: {
    user: users.rider,
    password: '',
    confirmation: '',
    attempt: 0,
    isPending: false,
    onPassword: ignore,
    onConfirmation: ignore,
    onReset: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof ResetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OwnPassword: Story = { args: { isOwn: true } };
export const Different: Story = {
  args: {
    password: 'violet-harbour',
    confirmation: 'violet',
    mismatch: 'Passwords do not match',
    attempt: 1,
  },
};
export const Resetting: Story = { args: { password: 'violet', confirmation: 'violet', isPending: true } };
export const Refused: Story = {
  args: { password: 'abc', confirmation: 'abc', error: 'new password must be at least 6 characters' },
};
