import type { Ride, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { MobilityProvider } from '../MobilityProvider.tsx';
import { useRide } from './use-ride.ts';

afterEach(cleanup);

const wanted = aRide('paid', { id: 'wanted' });
const other = aRide('paid', { id: 'other' });
const State = () => <p>state: {useRide('wanted').state}</p>;

const show = (newest: Ride[], found: Ride[] = []) => {
  const listMyRides = vi.fn(async (query?: { search?: string }) => (query?.search ? found : newest));
  const { client, queryClient, auth, alerts } = createTestSession(
    { listMyRides, getCurrentUser: async () => rider as User },
    'token',
  );
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} queryClient={queryClient}>
      <State />
    </MobilityProvider>,
  );
  return listMyRides;
};

test('a ride that is not among the newest is searched for by its id', async () => {
  const listMyRides = show([other], [wanted]);
  await screen.findByText('state: found');
  expect(listMyRides.mock.calls.some(([query]) => query?.search === 'wanted')).toBe(true);
});

test('a ride is absent where the server has no rides, or finds none with its id', async () => {
  show([]);
  await screen.findByText('state: absent');
  cleanup();
  show([other], []);
  await screen.findByText('state: absent');
});

test('an answer with other rides or without ids does not say that the ride is absent', async () => {
  show([other], [other]);
  await screen.findByText('state: unreadable');
  cleanup();
  const { id: _, ...withoutId } = wanted;
  show([withoutId as Ride]);
  await screen.findByText('state: unreadable');
});
