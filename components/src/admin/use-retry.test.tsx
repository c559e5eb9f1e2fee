import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadAllParts } from '../primitives/OnDemand/load-code.ts';
import { openConsole } from '../testing/console.tsx';

afterEach(cleanup);

const failure = { kind: 'http', status: 503 };

/** Answers of a server, in the order of the reads. */
const server = () => {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  return {
    read: () => {
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      return answer.promise;
    },
    isAsked: () => waitFor(() => expect(waiting).not.toHaveLength(0)),
    fail: () => act(async () => waiting.shift()?.reject(failure)),
    answer: (data: object) => act(async () => waiting.shift()?.resolve(data)),
  };
};

const tabs = [
  ['audit', 'listAuditLogs', 'Failed to fetch audit logs'],
  ['users', 'listAdminUsers', /^Failed to load dashboard data/],
  ['conversations', 'listConversations', 'Failed to fetch conversations'],
  ['payments', 'listUnpaidRides', 'Failed to fetch unpaid rides'],
] as const;

const empties = {
  listAuditLogs: [],
  listAdminUsers: [],
  listConversations: { conversations: [] },
  listUnpaidRides: { unpaid_rides: [] },
} as const;

test.each(tabs)(
  '%s: the notice of a first load that failed stays until Retry is pressed or the list arrives',
  async (tab, operation, text) => {
    const { read, isAsked, fail, answer } = server();
    const { user } = openConsole(`tab=${tab}`, {
      [operation]: read,
    });
    const [button] = screen.getAllByRole('button', { name: 'Refresh' });
    const refresh = () => user.click(button as HTMLElement);
    await loadAllParts();
    await isAsked();
    await fail();
    await screen.findByText(text);
    await refresh();
    await isAsked();
    screen.getByText(text);
    screen.getByText('This list could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByText('This list could not be loaded.')).toBeNull();
    await fail();
    await screen.findByText(text);
    await refresh();
    await isAsked();
    await answer(empties[operation]);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
);

test.each(tabs)(
  '%s: Retry has the focus again when it fails again, and the heading when it succeeds',
  async (tab, operation) => {
    const { read, isAsked, fail, answer } = server();
    const { user } = openConsole(`tab=${tab}`, { [operation]: read });
    const button = () => screen.findByRole('button', { name: 'Retry', description: /^Failed/ });
    await loadAllParts();
    await isAsked();
    await fail();
    (await button()).focus();
    for (const _ of [1, 2]) {
      await user.keyboard('{Enter}');
      await isAsked();
      expect(document.activeElement?.tagName).toBe('H2');
      await fail();
      await waitFor(async () => expect(document.activeElement).toBe(await button()));
    }
    await user.keyboard('{Enter}');
    await isAsked();
    await answer(empties[operation]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(document.activeElement?.tagName).toBe('H2');
  },
);
