import { NotificationList, RecentNotifications } from '@mobility/components/notification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';
import { items } from './items.ts';

const meta = {
  title: 'notification/NotificationList',
  component: NotificationList,
  subcomponents: { RecentNotifications },
  decorators: [underHeadline],
  args: { items },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {};
export const Empty: Story = { args: { items: [] } };
export const FirstTwo: Story = { args: { limit: 2, title: 'Latest' } };
export const LongAndHostileTexts: Story = {
  args: {
    items: [
      { id: 'long', type: 'ride_accepted', title: longName, message: longName.repeat(3), isUnread: true },
      { id: 'hostile', type: 'ride_message', title: hostile, message: hostile, isUnread: false },
    ],
  },
};
