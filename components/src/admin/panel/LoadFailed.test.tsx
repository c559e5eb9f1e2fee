import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const gone = (): Promise<never> => Promise.reject({ kind: 'http', status: 503 });
const lists: FakeAnswers = {
  listConversations: gone,
  listAuditLogs: gone,
  listUnpaidRides: gone,
  listDisputes: gone,
  getDatabaseStatus: gone,
  getSimulation: gone,
  listEmails: gone,
};

test.each([
  ['conversations', 'Failed to fetch conversations'],
  ['audit', 'Failed to fetch audit logs'],
  ['payments', 'Failed to fetch unpaid rides'],
  ['payment-analytics', 'Failed to fetch disputes'],
  ['database', 'Failed to fetch database status'],
  ['database', 'The simulated city could not be read.'],
  ['database', 'The outgoing e-mails could not be read.'],
])(
  '%s: “%s” is said only where the notice above the tabs does not name the failed load',
  async (tab, text) => {
    openConsole(`tab=${tab}`, lists);
    await loadAllParts();
    await screen.findByText(text);
    cleanup();
    openConsole(`tab=${tab}`, { ...lists, getAdminStats: gone });
    await loadAllParts();
    await screen.findByText(/^Failed to load dashboard data/);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
);

test.each(['users', 'rides', 'overview', 'analytics'])(
  'where nothing of the %s could be loaded, nothing is said to be old',
  async (tab) => {
    openConsole(`tab=${tab}`, {
      getAdminStats: tab === 'analytics' ? gone : async () => stats,
      listAdminUsers: gone,
      listAdminRides: gone,
      listAuditLogs: gone,
    });
    await loadAllParts();
    await screen.findByText('Failed to load dashboard data: The server answered with an error (503)');
    expect(screen.queryByText('What is shown may be out of date.')).toBeNull();
  },
);

test.each(['users', 'rides', 'conversations', 'audit', 'payments'])(
  'the panel of the %s says that its list is missing where the notice above the tabs says why',
  async (tab) => {
    openConsole(`tab=${tab}`, { ...lists, getAdminStats: gone, listAdminUsers: gone, listAdminRides: gone });
    await loadAllParts();
    await screen.findByText(/^Failed to load dashboard data/);
    await screen.findByText('This list could not be loaded.');
  },
);
