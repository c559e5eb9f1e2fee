import { CardActions, NotificationCard, ReplyBox, ReplyBoxView } from '@mobility/components/notification';
import { replyMachine } from '@mobility/machines/reply';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { alerts, hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { inbox, now } from './items.ts';

const original = { id: 'things', type: 'admin_message', senderId: 'admin', senderName: 'Alex Ames' };
const held = (value: 'collapsed' | 'writing' | 'sending', context = {}, input = original) =>
  hold(replyMachine, { input: { original: input, alerts }, value, context });

const text = 'Yes, please. The cup and the umbrella are mine.';

const InCard = (props: ComponentProps<typeof ReplyBoxView>) => {
  const item = inbox[1];
  return (
    <ul>
      {item && <NotificationCard item={item} look="card" now={now} actions={<ReplyBoxView {...props} />} />}
    </ul>
  );
};

const meta = {
  title: 'notification/ReplyBox',
  component: ReplyBoxView,
  subcomponents: { CardActions, NotificationCard, ReplyBox },
  decorators: [underHeadline],
  render: InCard,
  args: { snapshot: held('collapsed'), send: ignore },
} satisfies Meta<typeof ReplyBoxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const Open: Story = { args: { snapshot: held('writing') } };
export const Written: Story = { args: { snapshot: held('writing', { text }) } };
export const WithoutText: Story = {
  args: { snapshot: held('writing', { error: { message: 'reply.enterMessage' } }) },
};
export const Sending: Story = { args: { snapshot: held('sending', { text }) } };
export const Failed: Story = {
  args: { snapshot: held('writing', { text, error: { message: 'reply.failed' } }) },
};
export const Refused: Story = {
  args: {
    snapshot: held('writing', {
      text,
      error: { message: 'reply.failed', detail: 'You can write until 30 minutes after the ride.' },
    }),
  },
};
