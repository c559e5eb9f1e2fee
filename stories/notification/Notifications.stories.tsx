import { Notifications, NotificationsView } from '@mobility/components/notification';
import { Button } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { attack, inbox, long, now } from './items.ts';

const meta = {
  title: 'notification/Notifications',
  component: NotificationsView,
  subcomponents: { Notifications },
  decorators: [inPage],
  args: {
    items: inbox,
    state: 'ready',
    filter: 'all',
    onFilter: ignore,
    onOlder: ignore,
    onMarkAllRead: ignore,
    onClearAll: ignore,
    onRetry: ignore,
    actionsOf: ({ mayReply }) => mayReply && <Button>Reply</Button>,
    now,
  },
} satisfies Meta<typeof NotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Unread: Story = { args: { filter: 'unread' } };
export const Messages: Story = { args: { filter: 'message' } };
export const AllRead: Story = {
  args: { items: inbox.map((item) => ({ ...item, isUnread: false })), filter: 'unread' },
};
export const NoneOfAKind: Story = { args: { items: inbox.slice(0, 1), filter: 'ride' } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], state: 'loading' } };
export const Failed: Story = { args: { items: [], state: 'failed' } };
export const FailedWithEarlierOnes: Story = { args: { state: 'failed' } };
export const SomeUnreadable: Story = { args: { unreadable: 2 } };
export const MoreToShow: Story = { args: { atMost: 2 } };
export const LongAndHostileTexts: Story = { args: { items: [long, attack] } };
export const RightToLeft: Story = { parameters: { locale: 'ar-AE' } };
