import { alertsMachine } from '@mobility/machines/alerts';
import type { User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { loadAllParts } from '../../../primitives/OnDemand/load-code.ts';
import { MobilityProvider } from '../../../provider/MobilityProvider.tsx';
import { AdminConsole } from '../../console/AdminConsole.tsx';

type ListUsers = NonNullable<FakeAnswers['listAdminUsers']>;

/** The answers of the backend, and the users that it lists. */
export type Given = FakeAnswers & { users?: readonly User[] };

/** The console with its address, as the app has it. */
const Page = ({
  first,
  onAddress,
}: {
  first: string;
  onAddress: (address: string, isNew: boolean) => void;
}) => {
  const [parameters, setParameters] = useState(() => new URLSearchParams(first));
  return (
    <AdminConsole
      parameters={parameters}
      onParameters={(next, { replace }) => {
        onAddress(next.toString(), !replace);
        setParameters(next);
      }}
    />
  );
};

/** Shows the users tab at an address, and waits for its first rows or an error. */
export const showUsers = async ({ users = [], ...answers }: Given, parameters = '') => {
  const listAdminUsers = vi.fn<ListUsers>(answers.listAdminUsers ?? (async () => [...users]));
  const client = fakeClient({
    getAdminStats: async () => ({ ...stats, total_users: users.length }),
    listAdminBalances: async () => ({
      balances: users.map(({ id }) => ({ user_id: id, balance: 12.5 })),
    }),
    ...answers,
    listAdminUsers,
  });
  const alerts = createActor(alertsMachine, {
    input: { storage: { read: () => null, write: () => undefined } },
  }).start();
  const messages: (string | undefined)[] = [];
  const topics: (string | undefined)[] = [];
  alerts.on('toast', ({ alert }) => {
    const { message, detail, topic } = alert;
    messages.push(typeof detail === 'string' ? detail : message);
    topics.push(topic);
  });
  const entries = [`tab=users&${parameters}`];
  render(
    <MobilityProvider client={client} alerts={alerts}>
      <Page
        first={entries.join()}
        onAddress={(next, isNew) => entries.splice(isNew ? entries.length : -1, 1, next)}
      />
    </MobilityProvider>,
  );
  await loadAllParts();
  if (users.length > 0) await screen.findAllByRole('row');
  else await waitFor(() => listAdminUsers.mock.calls.length > 0);
  return {
    listAdminUsers,
    messages,
    /** What the messages are about; a newer one takes the place of an older one about the same. */
    topics,
    address: () => entries.at(-1) ?? '',
    /** The entries of the browser's history, oldest first. */
    entries: () => [...entries],
  };
};
