import { Bell } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { entries } from './entries.ts';

const meta = {
  title: 'shell/Bell',
  component: Bell,
  decorators: [underHeadline],
  args: { unread: 2, notifications: entries, onClear: ignore },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoUnread: Story = {};
export const NoneUnread: Story = { args: { unread: 0 } };
export const MoreThanNine: Story = { args: { unread: 12 } };
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const OpenAndEmpty: Story = { args: { unread: 0, notifications: [] }, play: Open.play };
export const OpenWithLongAndHostileText: Story = {
  args: {
    notifications: [
      { id: 'long', title: longName, message: longName.repeat(3), time: 'Now' },
      { id: 'hostile', title: hostile, message: hostile, time: 'Now' },
    ],
  },
  play: Open.play,
};
