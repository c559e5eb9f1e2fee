import { RoleBadge } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/RoleBadge',
  component: RoleBadge,
  decorators: [underHeadline],
  args: { role: 'rider' },
} satisfies Meta<typeof RoleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rider: Story = {};
export const Driver: Story = { args: { role: 'driver' } };
export const Admin: Story = { args: { role: 'admin' } };
export const Unknown: Story = { args: { role: 'auditor' } };
