import { AdminNotifications } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { attack, inbox, items, long, now } from '../notification/items.ts';
import { inFrame } from '../page.tsx';

const reply = {
  id: 'reply',
  type: 'reply_received',
  kind: 'reply',
  title: 'Reply from Maya Chen',
  message: 'I am at the north gate.',
  timestamp: '2026-11-21T16:28:00Z',
  isUnread: true,
  senderId: 'maya',
  senderName: 'Maya Chen',
  mayReply: true,
} as const;

const meta = {
  title: 'admin/AdminNotifications',
  component: AdminNotifications,
  decorators: [inFrame],
  args: {
    items: [reply, ...items],
    limit: 10,
    state: 'ready',
    connection: 'online',
    href: '#notifications',
    onReconnect: ignore,
    onClear: ignore,
    onRetry: ignore,
    actionsOf: () => null,
    now,
  },
} satisfies Meta<typeof AdminNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const MoreThanTen: Story = {
  args: {
    items: Array.from({ length: 23 }, (_, index) => ({
      ...(inbox[index % inbox.length] ?? reply),
      id: `n${index}`,
    })),
  },
};
export const Connecting: Story = { args: { connection: 'connecting' } };
export const Offline: Story = { args: { connection: 'offline' } };
export const NoNotifications: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], state: 'loading' } };
export const CouldNotBeLoaded: Story = { args: { state: 'failed' } };
export const SomeUnreadable: Story = { args: { items: [], unreadable: 2 } };
export const LongAndHostileTexts: Story = { args: { items: [long, attack] } };
