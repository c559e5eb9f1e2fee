import {
  ConversationsView,
  ReplyChoice,
  ReplyForm,
  ThreadStatusView,
  ThreadView,
} from '@mobility/components/admin';
import examples from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import thread from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const conversation = examples.conversations[0] as (typeof examples.conversations)[number];
const [participant] = conversation.participants as [(typeof conversation.participants)[number]];
const conversations = [
  conversation,
  {
    ...conversation,
    thread_id: 'second',
    message_count: 1_204,
    participants: [participant, { ...participant, id: 'other', name: 'Kwame Prempeh' }],
  },
];
const memory = { getItem: () => null, setItem: ignore };
const openThread = { id: thread.thread_id, thread, userId: null, onRetry: ignore, onClose: ignore };

const meta = {
  title: 'admin/Conversations',
  component: ConversationsView,
  subcomponents: { ThreadView, ThreadStatusView, ReplyForm, ReplyChoice },
  decorators: [inFrame],
  args: {
    conversations,
    onRetry: ignore,
    filter: 'all',
    search: '',
    onSearch: ignore,
    total: 214,
    onFilter: ignore,
    onView: ignore,
    hrefOfUser: (search) => `#${search}`,
    storage: memory,
    more: { has: false, isReading: false, isFailed: false, read: ignore },
  },
} satisfies Meta<typeof ConversationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneOpen: Story = {};
export const EveryOneAnswered: Story = { args: { filter: 'unanswered', conversations: [] } };
export const OneOpen: Story = {
  args: { selected: thread.thread_id, children: <ThreadView {...openThread} /> },
};
export const ThreadLoading: Story = {
  args: { selected: thread.thread_id, children: <ThreadView {...openThread} thread={null} /> },
};
export const ThreadFailed: Story = {
  args: {
    selected: thread.thread_id,
    children: <ThreadView {...openThread} thread={null} failure="failed" />,
  },
};
export const NotThere: Story = {
  args: { selected: 'nope', children: <ThreadView {...openThread} thread={null} failure="missing" /> },
};
export const Loading: Story = { args: { conversations: null } };
export const NoConversations: Story = { args: { conversations: [], total: 0 } };
export const NothingFound: Story = { args: { conversations: [], search: 'umbrella' } };
export const CouldNotBeLoaded: Story = { args: { conversations: null, error: {} } };
export const LongAndHostile: Story = {
  args: {
    unreadable: 1,
    conversations: [
      {
        ...conversation,
        participants: [
          { ...participant, name: longName },
          { ...participant, id: 'hostile', name: hostile },
        ],
        messages: conversation.messages.map((message) => ({ ...message, message: hostile })),
      },
    ],
  },
};

const reply = {
  name: 'Maya Chen',
  message: 'See you there',
  isPending: false,
  isSent: false,
  onMessage: ignore,
  onSend: ignore,
};
const answering = (props: Partial<typeof reply> & { error?: string; messageError?: string }): Story => ({
  args: {
    selected: thread.thread_id,
    children: (
      <ThreadView {...openThread}>
        <ReplyForm {...reply} {...props} />
      </ThreadView>
    ),
  },
});
export const Answering: Story = answering({});
const [message] = thread.messages as [(typeof thread.messages)[number]];
const longThread = {
  ...thread,
  messages: Array.from({ length: 40 }, (_, index) => ({ ...message, id: `message-${index}` })),
};
export const LongThread: Story = {
  args: {
    selected: thread.thread_id,
    children: (
      <ThreadView {...openThread} thread={longThread}>
        <ReplyForm {...reply} />
      </ThreadView>
    ),
  },
};
export const SendingTheAnswer: Story = answering({ isPending: true });
export const AnswerSent: Story = answering({ message: '', isSent: true });
export const AnswerFailed: Story = answering({ error: 'Failed to send notification' });
export const AnswerWithoutAText: Story = answering({ message: '', messageError: 'Please enter a message' });
export const PeopleOfARide: Story = {
  args: {
    selected: thread.thread_id,
    children: (
      <ThreadView {...openThread}>
        <ReplyChoice
          people={[participant, { ...participant, id: 'other', name: longName }]}
          hrefOf={({ id }) => `#${id}`}
        />
      </ThreadView>
    ),
  },
};

const status = { isMarked: false, markedBy: null, isPending: false, onChange: ignore };
const withStatus = (props: Partial<ComponentProps<typeof ThreadStatusView>>): Story => ({
  args: {
    selected: thread.thread_id,
    children: (
      <ThreadView {...openThread}>
        <ThreadStatusView {...status} {...props} />
        <ReplyForm {...reply} message="" />
      </ThreadView>
    ),
  },
});
export const WaitsForAnAnswer: Story = withStatus({});
export const BeingMarked: Story = withStatus({ isPending: true });
export const MarkedAsAnswered: Story = withStatus({ isMarked: true, markedBy: 'Alex Ames' });
export const MarkedByALongName: Story = withStatus({ isMarked: true, markedBy: longName });
export const MarkedByAnUnknownAdmin: Story = withStatus({ isMarked: true });
export const MarkFailed: Story = withStatus({
  error: 'Someone has written in this conversation since. Please read it first.',
});
