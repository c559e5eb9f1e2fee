import type { AuditLog, UnpaidRide, User } from '@mobility/openapi';
import entry from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, act as settle, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(() => {
  toasts.clear();
  cleanup();
});

const [ride] = unpaid.unpaid_rides as [UnpaidRide];
const refused = () => Promise.reject({ kind: 'http', status: 500, detail: 'Internal Server Error' });
const press = async (user: UserEvent, role: 'button' | 'menuitem', name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole(role, { name }));

const reads: FakeAnswers = {
  listUnpaidRides: async () => ({ unpaid_rides: [{ ...ride, rider_name: 'Jo Ek', reminded_at: null }] }),
  listAdminUsers: async () => [rider as User],
  listAdminBalances: async () => ({ balances: [] }),
  listAuditLogs: async ({ limit } = {}) => (limit === 1_000 ? refused() : [entry as AuditLog]),
};

type Command = { tab: string; answers: FakeAnswers; act: (user: UserEvent) => Promise<void> };

const remind: Command = {
  tab: 'payments',
  answers: { remindUnpaidRide: refused },
  act: (user) => press(user, 'button', 'Remind Jo Ek'),
};
const escalate: Command = {
  tab: 'payments',
  answers: { escalateUnpaidRide: refused },
  act: async (user) => {
    await press(user, 'button', 'Escalate the ride of Jo Ek');
    await press(user, 'button', 'Escalate');
  },
};
const validate: Command = {
  tab: 'users',
  answers: { sendValidationEmail: refused },
  act: async (user) => {
    await press(user, 'button', /^Actions for/);
    await press(user, 'menuitem', 'Send validation e-mail');
  },
};
const download: Command = {
  tab: 'audit',
  answers: {},
  act: async (user) => {
    await screen.findAllByRole('row');
    await press(user, 'button', 'Download CSV');
  },
};

test.each([
  ['Failed to send payment reminder', remind],
  ['Failed to escalate unpaid ride', escalate],
  ['Failed to send validation email', validate],
  ['Failed to download audit logs', download],
])('a command that fails shows ‘%s’ on screen', async (text, { tab, answers, act }) => {
  const { user } = openConsole(`tab=${tab}`, { ...reads, ...answers }, { hasToasts: true });
  expect(screen.queryByText(text)).toBeNull();
  await act(user);
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0));
});

test.each([
  ['Reminding', remind],
  ['Escalating', escalate],
  ['Validating', validate],
  ['Downloading', download],
])('%s in a session that is over is left to the session', async (_, { tab, answers, act }) => {
  const ended = vi.fn(() => Promise.reject({ kind: 'http', status: 401, detail: 'Invalid token' }));
  const command = Object.fromEntries(Object.keys(answers).map((name) => [name, ended]));
  const listAuditLogs: FakeAnswers['listAuditLogs'] = async ({ limit } = {}) =>
    limit === 1_000 ? ended() : [entry as AuditLog];
  const { user, toasts: shown } = openConsole(`tab=${tab}`, { ...reads, listAuditLogs, ...command });
  await act(user);
  await waitFor(() => expect(ended).toHaveBeenCalled());
  await settle(() => new Promise((done) => setTimeout(done)));
  expect(shown).toEqual([]);
});

test('the text of a server that was not reached leaves the dialog once the network is back', async () => {
  const unreached = () => Promise.reject({ kind: 'network' });
  const { user } = openConsole(`tab=users&dialog=message&of=${rider.id}`, {
    ...reads,
    sendUserMessage: unreached,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  await press(user, 'button', /^Send/);
  await screen.findByText(/cannot be reached/);
  settle(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Hello');
});
