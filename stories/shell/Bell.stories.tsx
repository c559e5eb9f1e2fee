import { Bell, BellPanel, type BellPanelProps, type BellPlace } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { attack, inbox, items, long } from '../notification/items.ts';
import { underHeadline } from '../page.tsx';

const panel =
  (notifications: BellPanelProps['notifications'], isComplete = true) =>
  (place: BellPlace) => (
    <BellPanel
      {...place}
      notifications={notifications}
      isComplete={isComplete}
      href="/notifications"
      onClear={ignore}
    />
  );

const meta = {
  title: 'shell/Bell',
  component: Bell,
  subcomponents: { BellPanel },
  decorators: [underHeadline],
  args: { unread: 2, renderPanel: panel(items) },
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
export const OpenWithFive: Story = { args: { renderPanel: panel(inbox) }, play: Open.play };
export const OpenAndEmpty: Story = { args: { unread: 0, renderPanel: panel([]) }, play: Open.play };
export const OpenAndUnknown: Story = { args: { unread: 0, renderPanel: panel([], false) }, play: Open.play };
export const OpenWithLongAndHostileText: Story = {
  args: { renderPanel: panel([long, attack]) },
  play: Open.play,
};
