import { expect, test } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { inOrder } from './in-order.ts';
import { changesOf, filtersIn, narrowingOf, noFilters, passes } from './ride-filters.ts';

test('filters survive the way through the address', () => {
  const filters = {
    search: 'ferry & co',
    statuses: ['accepted', 'driver_arrived'],
    type: 'completed',
    sort: 'estimated_fare',
    direction: 'asc',
  } as const;
  const words = Object.entries(changesOf(filters)).map(([name, value]) => [name, String(value)]);
  expect(filtersIn(new URLSearchParams(words))).toEqual(filters);
});

test('the address has nothing of a filter at its start, and unknown words count as absent', () => {
  expect(Object.values(changesOf(noFilters)).filter(Boolean)).toEqual([]);
  const unknown = new URLSearchParams('status=lost,pending&type=other&sort=colour&direction=up');
  expect(filtersIn(unknown)).toEqual({ ...noFilters, statuses: ['pending'] });
});

test('the server gets the filters that are set', () => {
  expect(narrowingOf(noFilters)).toEqual({ sort: 'created_at', direction: 'desc' });
  expect(
    narrowingOf({ ...noFilters, search: ' ab ', statuses: ['pending', 'cancelled'], type: 'pending' }),
  ).toEqual({
    search: 'ab',
    status: 'pending,cancelled',
    ride_type: 'pending',
    sort: 'created_at',
    direction: 'desc',
  });
});

test.each([
  ['driver_arrived', 'arriving'],
  ['driver_arriving', 'arriving'],
  ['ride_started', 'inProgress'],
] as const)('%s matches a ride that is %s', (status, name) => {
  const filters = { ...noFilters, statuses: [status] };
  expect(passes(filters, aRide(name))).toBe(true);
  expect(passes(filters, aRide('pending'))).toBe(false);
});

test('the search finds ids of the ride and its people, and addresses, in upper or lower case', () => {
  const ride = aRide('accepted', {
    id: 'RIDE-1',
    rider_id: 'Maya-1',
    driver_id: 'Luis-1',
    pickup_address: 'Ferry Building',
    dropoff_address: 'Coit Tower',
  });
  for (const search of ['#ride-1', 'MAYA', 'luis', 'ferry', 'coit t', ' '])
    expect(passes({ ...noFilters, search }, ride)).toBe(true);
  expect(passes({ ...noFilters, search: 'airport' }, ride)).toBe(false);
});

const pending = aRide('pending', { id: 'p', created_at: '2026-01-02T00:00:00Z', estimated_fare: 5 });
const early = aRide('paid', { id: 'e', created_at: '2026-01-01T00:00:00Z', estimated_fare: 9 });
const late = aRide('accepted', { id: 'l', created_at: '2026-01-03T00:00:00Z', estimated_fare: 7 });

test.each([
  ['desc', ['new', 'old', 'waiting', 'cancelled']],
  ['asc', ['old', 'new', 'waiting', 'cancelled']],
] as const)('rides without an end are last by their end, %s', (direction, ids) => {
  const ended = (id: string, completed_at: string | null) => aRide('paid', { id, completed_at });
  const rides = inOrder(
    {
      pending_requests: [aRide('pending', { id: 'waiting', completed_at: null })],
      completed_matches: [
        ended('old', '2026-01-01T00:00:00Z'),
        ended('cancelled', null),
        ended('new', '2026-01-02T00:00:00Z'),
      ],
    },
    { sort: 'completed_at', direction },
  );
  expect(rides.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['created_at', 'desc', 'lpe'],
  ['created_at', 'asc', 'epl'],
  ['estimated_fare', 'desc', 'elp'],
  ['status', 'asc', 'elp'],
  ['status', 'desc', 'pel'],
  ['ride_type', 'desc', 'pel'],
] as const)('the two lists of a page are one list by %s, %s', (sort, direction, ids) => {
  const rides = inOrder(
    { pending_requests: [pending], completed_matches: [early, late] },
    { sort, direction },
  );
  expect(rides.map(({ id }) => id).join('')).toBe(ids);
});
