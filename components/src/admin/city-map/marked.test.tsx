import type { AdminRides, Ride } from '@mobility/openapi';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { aRide } from '../../testing/rides.ts';

afterEach(cleanup);

const driver_location = { latitude: 37.78, longitude: -122.41 };
const accepted = aRide('accepted', { id: 'ride-accepted', rider_name: 'Maya Chen', driver_location });
const open = (search: string) =>
  openConsole(search, {
    listAdminRides: async (): Promise<AdminRides> => ({
      pending_requests: [],
      completed_matches: [accepted],
    }),
    listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
  });
const chosenLook = () => document.querySelector('[data-part=car]')?.getAttribute('data-look') ?? null;

test('a ride that is chosen on the map is in the address, and an address without it chooses none', async () => {
  const { user, parameters, goTo } = open('tab=rides');
  await user.click(await screen.findByRole('button', { name: /Show a ride on the map/ }));
  await user.click(await screen.findByRole('option', { name: /Maya Chen/ }));
  expect(parameters().toString()).toBe('tab=rides&marked=ride-accepted');
  await waitFor(() => expect(chosenLook()).toBe('accepted'));
  goTo('tab=rides');
  await waitFor(() => expect(chosenLook()).toBeNull());
});

test('the map of the overview shows the ride of the address in the colours of its car', async () => {
  open('tab=overview&marked=ride-accepted');
  const map = within(await screen.findByRole('region', { name: /Live map/ }));
  await map.findByText(/Maya Chen/);
  expect(chosenLook()).toBe('accepted');
});

/** The rides tab over a ride that ends; `isFound` says whether the table still has it then. */
const openRunning = async (isFound: boolean) => {
  const running = aRide('inProgress', {
    id: 'ride-running',
    rider_name: 'Maya Chen',
    driver_location,
    estimated_arrival: 6,
  });
  const state: { now: Ride } = { now: running };
  const { user, readAgain } = openConsole('tab=rides&ride=ride-running', {
    listAdminRides: async (query): Promise<AdminRides> => {
      const isLeft = state.now === running || (isFound && !query?.status);
      return { pending_requests: [], completed_matches: isLeft ? [state.now] : [] };
    },
    listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
  });
  await screen.findByRole('dialog', { name: 'Ride Details' });
  await user.keyboard('{Escape}');
  const band = within(await screen.findByRole('region', { name: /rides? live/ }));
  await band.findByText(/^Selected: .*, 6 min left$/);
  await waitFor(() => expect(chosenLook()).toBe('inProgress'));
  const end = async () => {
    state.now = { ...running, status: 'completed', estimated_arrival: 6 };
    await readAgain();
  };
  return { band, end };
};

test('a ride whose details were closed is shown as ended once it is', async () => {
  const { band, end } = await openRunning(true);
  await end();
  await band.findByText(/^Selected: .*, Completed$/);
  await waitFor(() => expect(chosenLook()).toBeNull());
  band.getByRole('button', { name: /Maya Chen.*Show a ride on the map/ });
});

test('a ride that has ended and left the table is no longer chosen', async () => {
  const { band, end } = await openRunning(false);
  await end();
  await waitFor(() => expect(band.queryByText(/^Selected/)).toBeNull());
  await waitFor(() => expect(chosenLook()).toBeNull());
});
