import { NotificationList, RecentNotifications } from '@mobility/components/notification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';
import { attack, items, long, now } from './items.ts';

const meta = {
  title: 'notification/NotificationList',
  component: NotificationList,
  subcomponents: { RecentNotifications },
  decorators: [underHeadline],
  args: { items, now },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], state: 'loading' } };
export const Failed: Story = { args: { items: [], state: 'failed' } };
export const FirstTwo: Story = { args: { limit: 2, title: 'Latest' } };
export const LongAndHostileTexts: Story = { args: { items: [long, attack] } };
