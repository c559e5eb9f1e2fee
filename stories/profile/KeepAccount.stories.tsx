import { KeepAccountView } from '@mobility/components/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'profile/KeepAccount',
  component: KeepAccountView,
  decorators: [underHeadline],
  args: { dueAt: '2026-12-05T16:06:00.000Z', isPending: false, onKeep: ignore, onSignOut: ignore },
} satisfies Meta<typeof KeepAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutToBeDeleted: Story = {};
export const Keeping: Story = { args: { isPending: true } };
export const CouldNotBeKept: Story = { args: { error: 'Failed to keep your account' } };
export const RightToLeft: Story = { parameters: { locale: 'ar-AE' } };
