import type { Dispute, PaymentAnalytics } from '@mobility/openapi';
import conversations from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import thread from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Gives the window the width of a tablet or of a phone. The result changes it. */
const withRoom = (hasRoom: boolean) => {
  const listeners = new Set<() => void>();
  let isRoomy = hasRoom;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isRoomy && query !== 'print';
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next: boolean): void => {
    isRoomy = next;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
};
const onAPhone = (): void => void withRoom(false);

const answers: FakeAnswers = {
  listConversations: async () => conversations,
  getConversation: async () => thread,
  getPaymentAnalytics: async () => analytics as PaymentAnalytics,
  listDisputes: async () => ({ disputes: [{ ...dispute, status: 'submitted' } as Dispute] }),
  listAdminUsers: async () => [],
};

const parts = [
  {
    name: 'a dispute',
    tab: 'tab=payment-analytics',
    parameter: 'dispute',
    id: dispute.id,
    opener: 'Open the dispute of Maya Chen',
    text: dispute.description,
    close: 'Close the case',
    field: /^Answer/,
  },
  {
    name: 'a conversation',
    tab: 'tab=conversations',
    parameter: 'thread',
    id: conversations.conversations[0]?.thread_id ?? '',
    opener: /^View thread/,
    text: 'The road to the ferry is closed. Please meet at the corner.',
    close: 'Close conversation',
    field: /^Reply to/,
  },
];

const focusedName = (): string | null =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;

test.each(parts)('closing $name returns the focus to the row that opened it', async (part) => {
  const { user, parameters } = openConsole(part.tab, answers);
  const opener = await screen.findByRole('button', { name: part.opener });
  for (const close of [
    () => user.click(screen.getByRole('button', { name: part.close })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(opener);
    await screen.findByText(part.text);
    await close();
    expect(parameters().has(part.parameter)).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test.each(parts)('on a phone, $name is a dialog that gives the focus back to its row', async (part) => {
  onAPhone();
  const { user, parameters, goTo } = openConsole(part.tab, answers);
  const opener = await screen.findByRole('button', { name: part.opener });
  for (const close of [
    () => user.click(screen.getByRole('button', { name: part.close })),
    () => user.keyboard('{Escape}'),
    // As the Back button of the browser does.
    () => goTo(part.tab),
  ]) {
    await user.click(opener);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText(part.text);
    expect(sheet.contains(document.activeElement)).toBe(true);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parameters().has(part.parameter)).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test.each(parts)('$name of an old link, when closed, leaves the focus on its row', async (part) => {
  const { user } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, answers);
  await screen.findByText(part.text);
  const opener = await screen.findByRole('button', { name: part.opener });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each(parts)(
  '$name that is not in the list leaves the focus on the heading of the list',
  async (part) => {
    const { user } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, {
      ...answers,
      listConversations: async () => ({ conversations: [] }),
      listDisputes: async (query) => ({ disputes: query?.id ? [dispute as Dispute] : [] }),
    });
    await screen.findByText(part.text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  },
);

test.each(parts)('Escape in a typed answer to $name leaves the field, and loses nothing', async (part) => {
  const { user, parameters } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, answers);
  const field = await screen.findByRole('textbox', { name: part.field });
  await user.type(field, 'One moment');
  await user.keyboard('{Escape}');
  expect(parameters().has(part.parameter)).toBe(true);
  expect(field).toHaveProperty('value', 'One moment');
  expect(document.activeElement).not.toBe(field);
  await user.keyboard('{Escape}');
  expect(parameters().has(part.parameter)).toBe(false);
});

test.each(parts)('$name follows the width with its typed answer and the focus', async (part) => {
  const setRoom = withRoom(true);
  const { user, parameters } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, answers);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: part.field });
  await user.type(field, 'One moment');
  field.setSelectionRange(3, 3);
  for (const [hasRoom, sheets] of [
    [false, 1],
    [true, 0],
    [false, 1],
  ] as const) {
    setRoom(hasRoom);
    expect(screen.queryAllByRole('dialog')).toHaveLength(sheets);
    expect(screen.getByRole('textbox', { name: part.field })).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(['One moment', 3]);
    expect(document.activeElement).toBe(field);
  }
  expect(screen.getByRole('dialog').contains(field)).toBe(true);
  await user.keyboard('{Escape}{Escape}');
  expect(parameters().has(part.parameter)).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(parts)('on a phone, Escape in an answer to $name leaves the field first', async (part) => {
  onAPhone();
  const { user, parameters } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, answers);
  const field = await screen.findByRole('textbox', { name: part.field });
  await user.type(field, 'One moment{Escape}');
  expect(parameters().has(part.parameter)).toBe(true);
  expect(document.activeElement).not.toBe(field);
  await user.keyboard('{Escape}');
  expect(parameters().has(part.parameter)).toBe(false);
});

test.each(parts)('on a phone, Escape after a press beside all controls of $name closes it', async (part) => {
  onAPhone();
  const { user, parameters } = openConsole(`${part.tab}&${part.parameter}=${part.id}`, answers);
  const sheet = await screen.findByRole('dialog');
  await user.click(await within(sheet).findByText(part.text));
  sheet.focus();
  await user.keyboard('{Escape}');
  expect(parameters().has(part.parameter)).toBe(false);
});

test('a link from one tab to another leaves the focus on the heading of that', async () => {
  const { goTo } = openConsole('tab=conversations', answers);
  await loadAllParts();
  (await screen.findByRole('link', { name: 'Maya Chen' })).focus();
  goTo('tab=users&search=maya');
  await waitFor(() => expect(focusedName()).toBe('User Management'));
  // Between the tabs, it stays on their link.
  screen.getByRole('link', { name: 'Conversations' }).focus();
  goTo('tab=conversations');
  await screen.findByRole('link', { name: 'Maya Chen' });
  expect(focusedName()).toBe('Conversations');
});
