import type { Ride } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { MobilityProvider } from '../MobilityProvider.tsx';
import { readRides } from './read-rides.ts';
import { useMyRides } from './use-my-rides.ts';

afterEach(cleanup);

const Count = () => <p>{useMyRides().data?.length ?? 'none'} rides</p>;

test('a screen that closes during a shared read does not return the previous list', async () => {
  const slow = Promise.withResolvers<Ride[]>();
  const listMyRides = vi.fn<() => Promise<Ride[]>>().mockResolvedValueOnce([]);
  const { client, queryClient, auth, alerts } = createTestSession({ listMyRides });
  const { unmount } = render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} queryClient={queryClient}>
      <Count />
    </MobilityProvider>,
  );
  await screen.findByText('0 rides');
  listMyRides.mockReturnValueOnce(slow.promise).mockResolvedValue([aRide('accepted')]);
  const reading = readRides({ client, queryClient })();
  unmount();
  expect(await reading).toHaveLength(1);
});
