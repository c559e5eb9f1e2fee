import { Avatar } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Avatar',
  component: Avatar,
  decorators: [underHeadline],
  args: { id: 'user-1', name: 'Maya Chen' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 24 } };
export const Large: Story = { args: { size: 96, border: 'signal' } };
export const LongName: Story = { args: { name: longName } };
export const HostileName: Story = { args: { name: hostile } };
