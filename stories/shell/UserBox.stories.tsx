import { UserBox } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName, users } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/UserBox',
  component: UserBox,
  decorators: [underHeadline],
  args: { user: users.rider },
} satisfies Meta<typeof UserBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rider: Story = {};
export const Driver: Story = { args: { user: users.driver } };
export const Admin: Story = { args: { user: users.admin } };
export const LongName: Story = {
  args: { user: { ...users.rider, name: longName, email: `${longName}@example.com` } },
};
export const HostileName: Story = { args: { user: { ...users.rider, name: hostile } } };
