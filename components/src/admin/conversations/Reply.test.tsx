import type { ConversationThread } from '@mobility/openapi';
import examples from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import example from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const thread = example as ConversationThread;
const [maya] = example.participants as [NonNullable<ConversationThread['participants']>[number]];
const alex = { id: 'alex', name: 'Alex Ames', email: 'alex@mobility.example', role: 'admin' as const };
const luis = { ...maya, id: 'luis', name: 'Luis Ortega', email: 'luis@mobility.example' };

const open = (answers: FakeAnswers, participants = [alex, maya]) =>
  openConsole(`tab=conversations&thread=${thread.thread_id}`, {
    listConversations: async () => examples,
    getConversation: async () => ({ ...thread, participants }),
    ...answers,
  });
const field = () => screen.findByRole('textbox', { name: 'Reply to Maya Chen' });
const send = () => screen.getByRole('button', { name: 'Send reply' });

test('an admin answers in the conversation, which is read again', async () => {
  const sendUserMessage = vi.fn<NonNullable<FakeAnswers['sendUserMessage']>>(async () => ({ message: '' }));
  const getConversation = vi.fn<NonNullable<FakeAnswers['getConversation']>>(async () => thread);
  const { user } = open({ sendUserMessage, getConversation });
  await user.type(await field(), ' See you there ');
  const reads = getConversation.mock.calls.length;
  await user.click(send());
  await screen.findByText('Reply sent successfully!');
  expect(sendUserMessage.mock.calls[0]?.slice(0, 2)).toEqual([
    maya.id,
    { message: 'See you there', thread_id: thread.thread_id },
  ]);
  expect(await field()).toHaveProperty('value', '');
  await waitFor(() => expect(getConversation.mock.calls.length).toBeGreaterThan(reads));
});

test('a reply that fails keeps its text, and the second attempt has the same key', async () => {
  const sendUserMessage = vi
    .fn<NonNullable<FakeAnswers['sendUserMessage']>>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValue({ message: '' });
  const { user } = open({ sendUserMessage });
  await user.type(await field(), 'See you there');
  await user.click(send());
  await screen.findByText(/^Failed to send reply/);
  expect(await field()).toHaveProperty('value', 'See you there');
  await user.click(send());
  await screen.findByText('Reply sent successfully!');
  const [first, second] = sendUserMessage.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('an empty reply is not sent', async () => {
  const { user } = open({});
  await user.type(await field(), '   ');
  await user.click(send());
  await screen.findByText('Please enter a reply message');
  expect(document.activeElement).toBe(await field());
});

test('the people of a ride are written to apart', async () => {
  open({}, [maya, luis]);
  const link = await screen.findByRole('link', { name: 'Message Luis Ortega' });
  expect(link.getAttribute('href')).toContain(
    'tab=users&search=luis%40mobility.example&dialog=message&of=luis',
  );
  expect(screen.queryByRole('textbox', { name: /^Reply/ })).toBeNull();
});
