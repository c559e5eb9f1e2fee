import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

test('the title and a skeleton of the rides show while their code and the rides arrive', async () => {
  // The setup has loaded the parts of the first copies of these modules.
  vi.resetModules();
  const { RideHistory } = await import('../RideHistory.tsx');
  const { MobilityProvider } = await import('../../../provider/MobilityProvider.tsx');
  const { createTestSession } = await import('../../../testing/session.ts');
  const session = createTestSession(
    { getCurrentUser: async () => rider as User, listMyRides: async () => [] },
    'token',
  );
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  render(
    <MobilityProvider {...session}>
      <RideHistory />
    </MobilityProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Ride History' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await screen.findByRole('searchbox')).toBeDefined();
  expect(await screen.findByText('No rides yet')).toBeDefined();
});
