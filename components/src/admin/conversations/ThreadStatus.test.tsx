import type { ConversationThread } from '@mobility/openapi';
import examples from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import example from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

type SetStatus = NonNullable<FakeAnswers['setConversationStatus']>;

const unanswered: ConversationThread = { ...(example as ConversationThread), status: 'unanswered' };
const marked: ConversationThread = { ...unanswered, status: 'marked_answered', marked_by: 'Alex Ames' };
const last = unanswered.messages.at(-1)?.id;

const open = (thread: ConversationThread, answers: FakeAnswers = {}) =>
  openConsole(`tab=conversations&thread=${thread.thread_id}`, {
    listConversations: async () => examples,
    getConversation: async () => thread,
    ...answers,
  });
/** A server that keeps the status. */
const serving = (first: ConversationThread) => {
  let now = first;
  const setConversationStatus = vi.fn<SetStatus>(async (_, { is_answered }) => {
    now = is_answered ? marked : unanswered;
    return now;
  });
  return { setConversationStatus, getConversation: async () => now };
};
const mark = () => screen.findByRole('button', { name: 'Mark as answered' });
const back = () => screen.findByRole('button', { name: 'Back to “To answer”' });
const messages = async () =>
  within(await screen.findByRole('list', { name: 'Messages' })).getByText(
    'Thank you, I will wait at the corner.',
  );

test('a conversation that needs no reply is marked as answered with the keyboard, and moved back', async () => {
  const listConversations = vi.fn<NonNullable<FakeAnswers['listConversations']>>(async () => examples);
  const { setConversationStatus, ...answers } = serving(unanswered);
  const { user } = open(unanswered, { ...answers, setConversationStatus, listConversations });
  (await mark()).focus();
  const reads = listConversations.mock.calls.length;
  await user.keyboard('{Enter}');
  const said = await screen.findByText('Marked as answered by Alex Ames');
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(setConversationStatus.mock.calls[0]?.slice(0, 2)).toEqual([
    unanswered.thread_id,
    { is_answered: true, last_message_id: last },
  ]);
  await waitFor(() => expect(listConversations.mock.calls.length).toBeGreaterThan(reads));
  expect(document.activeElement).toBe(await back());
  await user.keyboard('{Enter}');
  await screen.findByText('Waits for an answer');
  expect(setConversationStatus.mock.lastCall?.[1]).toEqual({ is_answered: false, last_message_id: last });
  expect(document.activeElement).toBe(await mark());
});

test('an admin whose name is not known has marked it all the same', async () => {
  open({ ...marked, marked_by: null });
  await screen.findByText('Marked as answered');
  await back();
});

test.each([
  ['an admin wrote last', { ...unanswered, status: 'answered' as const }],
  ['the server does not say it', example as ConversationThread],
  [
    'the server’s messages have no ids',
    { ...unanswered, messages: unanswered.messages.map(({ id: _, ...message }) => message) },
  ],
])('there is nothing to mark where %s', async (_, thread) => {
  open(thread as ConversationThread);
  await messages();
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  expect(screen.queryByText('Waits for an answer')).toBeNull();
});

test('what someone has written since is shown before the conversation can be marked', async () => {
  const continued = { ...unanswered, messages: [...unanswered.messages] };
  const more = {
    id: 'more',
    sender_name: 'Maya Chen',
    message: 'Where is my bag?',
    created_at: '2026-11-21T16:09:00Z',
  };
  const detail = 'Someone has written in this conversation since. Please read it first.';
  const setConversationStatus = vi
    .fn<SetStatus>()
    .mockImplementationOnce(() => {
      continued.messages = [...unanswered.messages, more];
      return Promise.reject({ kind: 'http', status: 409, code: 'conversation_continued', detail });
    })
    .mockResolvedValue(marked);
  const { user } = open(unanswered, {
    setConversationStatus,
    getConversation: async () => ({ ...continued }),
  });
  await user.click(await mark());
  await screen.findByText(detail);
  await screen.findByText('Where is my bag?');
  await user.click(await mark());
  await waitFor(() => expect(screen.queryByText(detail)).toBeNull());
  expect(setConversationStatus.mock.lastCall?.[1]).toEqual({ is_answered: true, last_message_id: 'more' });
});

test.each([
  [unanswered, { kind: 'network' }, /^Failed to mark the conversation as answered\. /],
  [unanswered, { kind: 'http', status: 500, detail: 'Oops' }, 'Failed to mark the conversation as answered'],
  [marked, { kind: 'http', status: 500 }, 'Failed to move the conversation back to “To answer”'],
  [unanswered, { kind: 'http', status: 404 }, 'Marking conversations is not yet implemented in the backend'],
  [unanswered, { kind: 'http', status: 501 }, 'Marking conversations is not yet implemented in the backend'],
])('a change that fails says why, and can be tried again (%#)', async (thread, error, text) => {
  const setConversationStatus = vi.fn<SetStatus>(() => Promise.reject(error));
  const { user } = open(thread, { setConversationStatus });
  const button = await (thread === marked ? back() : mark());
  await user.click(button);
  await screen.findByText(text);
  expect(button.isConnected).toBe(true);
  await user.click(button);
  await waitFor(() => expect(setConversationStatus).toHaveBeenCalledTimes(2));
});
