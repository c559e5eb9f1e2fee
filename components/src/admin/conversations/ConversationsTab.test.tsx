import type { Conversation } from '@mobility/openapi';
import examples from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import thread from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const [conversation] = examples.conversations as [Conversation];
const open = (answers: FakeAnswers = {}, search = 'tab=conversations') =>
  openConsole(search, {
    listConversations: async () => examples,
    getConversation: async () => thread,
    ...answers,
  });

test('a participant opens the user management with the search filled in', async () => {
  open();
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  row.getByText('Thank you, I will wait at the corner.');
  const address = row.getByRole('link', { name: 'Maya Chen' }).getAttribute('href');
  expect(address).toContain('tab=users&search=maya%40mobility.example');
});

test('the latest message is cut at its end in either direction of the page', async () => {
  open();
  const message = await screen.findByText('Thank you, I will wait at the corner.');
  expect(message.closest('[dir=auto]')).not.toBeNull();
});

test('the search and how many there are come from the server', async () => {
  const listConversations = vi.fn<NonNullable<FakeAnswers['listConversations']>>(async () => ({
    ...examples,
    total: 214,
  }));
  const { user, parameters } = open({ listConversations });
  await screen.findByText('1 of 214');
  await user.type(screen.getByRole('searchbox', { name: 'Search people or messages' }), 'corner');
  await waitFor(() =>
    expect(listConversations.mock.lastCall?.[0]).toMatchObject({ search: 'corner', limit: 50 }),
  );
  expect(parameters().get('search')).toBe('corner');
});

test('a search without a result says so', async () => {
  open({ listConversations: async () => ({ conversations: [], total: 3 }) }, 'tab=conversations&search=x');
  await screen.findByText('No conversation found');
});

test('a column can be hidden, and the filters are saved', async () => {
  const { user } = open({}, 'tab=conversations&state=unanswered&search=maya');
  await screen.findByRole('columnheader', { name: 'Thread' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Thread' }));
  // The people and the way into the thread are always there.
  expect(screen.queryByRole('checkbox', { name: /Participants|View/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Thread' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Maya waits');
  await user.click(screen.getByRole('button', { name: 'Save the current filters' }));
  const link = await screen.findByRole('link', { name: 'Maya waits' });
  expect(link.getAttribute('href')).toContain('tab=conversations&state=unanswered&search=maya');
});

test('a thread is opened in the address, takes the focus and gives it back', async () => {
  const getConversation = vi.fn<NonNullable<FakeAnswers['getConversation']>>(async () => thread);
  const { user, parameters } = open({ getConversation });
  const view = await screen.findByRole('button', { name: /^View thread/ });
  await user.click(view);
  expect(parameters().get('thread')).toBe(conversation.thread_id);
  await screen.findByText('The road to the ferry is closed. Please meet at the corner.');
  expect(getConversation.mock.calls[0]?.[0]).toBe(conversation.thread_id);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maya Chen' }));
  await user.click(screen.getByRole('button', { name: 'Close conversation' }));
  expect(parameters().get('thread')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(view));
});

test('conversations that cannot be loaded say so', async () => {
  open({ listConversations: () => Promise.reject({ kind: 'network' }) });
  await screen.findByText('Failed to fetch conversations');
  expect(screen.queryByText('No conversation open')).toBeNull();
});

test('messages that cannot be loaded say so, and can be loaded again', async () => {
  const getConversation = vi
    .fn<NonNullable<FakeAnswers['getConversation']>>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValue(thread);
  const { user } = open({ getConversation }, `tab=conversations&thread=${conversation.thread_id}`);
  const failed = await screen.findByText('Failed to fetch conversation messages');
  await user.click(
    within(failed.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' }),
  );
  await screen.findByText('The road to the ferry is closed. Please meet at the corner.');
});

test('a conversation that does not exist is not said to have failed, and there is nothing to try again', async () => {
  const gone = {
    kind: 'http',
    status: 404,
    code: 'conversation_not_found',
    detail: 'Conversation not found',
  };
  open({ getConversation: () => Promise.reject(gone) }, 'tab=conversations&thread=nope');
  await screen.findByText('This conversation does not exist.');
  expect(screen.queryByText('Failed to fetch conversation messages')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
