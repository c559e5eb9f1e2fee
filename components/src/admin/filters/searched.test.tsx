import type { MobilityClient } from '@mobility/sdk';
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { AdminConsole } from '../console/AdminConsole.tsx';

afterEach(cleanup);

/** An answer without rows, to a search that read as many as the header says. */
const searched = (data: object, headers: Record<string, string>) => () =>
  Object.assign(Promise.resolve(data), {
    withResponse: async () => ({ data, response: Response.json(data, { headers }) }),
  });

const open = (tab: string, headers: Record<string, string>) => {
  const client = {
    ...fakeClient({ listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }) }),
    listAdminUsers: searched([], headers),
    listAdminRides: searched({ pending_requests: [], completed_matches: [] }, headers),
    listAuditLogs: searched([], headers),
    listConversations: searched({ conversations: [] }, headers),
    listDisputes: searched({ disputes: [] }, headers),
  } as unknown as MobilityClient;
  render(
    <MobilityProvider client={client}>
      <AdminConsole
        parameters={new URLSearchParams({ tab, search: 'rare' })}
        onParameters={() => undefined}
      />
    </MobilityProvider>,
  );
};

test.each([
  ['users', 'Not all users were searched: a search stops after 10,000.', 'No users found'],
  ['rides', 'Not all rides were searched: a search stops after 10,000.', 'No rides found'],
  ['conversations', 'Not all messages were searched: a search stops after 10,000.', 'No conversation found'],
  ['payment-analytics', 'Not all disputes were searched: a search stops after 10,000.', 'No disputes'],
  ['audit', 'Not all entries were searched: a search stops after 10,000.', 'No entries found'],
])('a search of %s that the server cut off says so', async (tab, sentence, none) => {
  open(tab, { 'x-searched': '10000' });
  expect((await screen.findByText(sentence)).closest('[role=status]')).not.toBeNull();
  cleanup();
  open(tab, {});
  await screen.findByText(none);
  expect(screen.queryByText(sentence)).toBeNull();
});
