import type { Ride, RideStatus } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import {
  activeRide,
  canAccept,
  canArrive,
  canCancel,
  canCancelLive,
  canComplete,
  canOpenPayment,
  canPay,
  canRate,
  canStart,
  createRideSearch,
  driverEarnings,
  matchesFilter,
  ratingComment,
  rideDistance,
  rideFare,
  rideFee,
  rideMinutes,
  sortRides,
} from './rules.ts';

const ride = (rest: Partial<Ride>): Ride => ({ ...(example as Ride), ...rest });
const statuses: RideStatus[] = [
  'pending',
  'accepted',
  'driver_arriving',
  'driver_arrived',
  'ride_started',
  'in_progress',
  'completed',
  'cancelled',
];
const where = (may: (ride: Ride) => boolean): RideStatus[] =>
  statuses.filter((status) => may(ride({ status })));

describe('what is offered', () => {
  it('follows the lifecycle', () => {
    expect(where((each) => canCancel(each, 'rider'))).toEqual([
      'pending',
      'accepted',
      'ride_started',
      'in_progress',
    ]);
    expect(where((each) => canCancelLive(each, 'rider'))).toEqual(statuses.slice(0, 6));
    expect(where((each) => canCancel(each, 'driver'))).toEqual(statuses.slice(1, 6));
    expect(where(canArrive)).toEqual(['accepted']);
    expect(where(canStart)).toEqual(['accepted', 'driver_arriving', 'driver_arrived']);
    expect(where(canComplete)).toEqual(['ride_started', 'in_progress']);
    expect(where((each) => canOpenPayment(each, 'rider'))).toEqual(['completed']);
    expect(where((each) => canOpenPayment(each, 'driver'))).toEqual([]);
  });

  it('lets a rider pay a ride whose payment is pending or not initiated', () => {
    const states = ['not_initiated', 'pending', 'paid', 'failed', 'expired'] as const;
    const may = states.filter((payment_status) =>
      canPay(ride({ status: 'completed', payment_status }), 'rider'),
    );
    expect(may).toEqual(['not_initiated', 'pending']);
  });

  it('lets a rider change a rating for ten minutes', () => {
    const rated = ride({ rating: 4, rated_at: '2026-11-21T16:00:00Z' });
    const at = Date.parse('2026-11-21T16:00:00Z');
    expect(canRate(ride({ rating: null }), 'rider', at)).toBe(true);
    expect(canRate(rated, 'rider', at + 599_999)).toBe(true);
    expect(canRate(rated, 'rider', at + 600_000)).toBe(false);
    expect(canRate(ride({ rating: 4, rated_at: null }), 'rider', at)).toBe(false);
    expect(canRate(ride({ rating: null }), 'driver', at)).toBe(false);
  });

  it('lets a driver accept without an active ride and with a balance that covers the fee', () => {
    const offer = ride({ status: 'pending', estimated_fare: 50 });
    expect(canAccept(offer, { balance: 10, hasActiveRide: false })).toBe(true);
    expect(canAccept(offer, { balance: 9.99, hasActiveRide: false })).toBe(false);
    expect(canAccept(offer, { balance: 10, hasActiveRide: true })).toBe(false);
    expect(canAccept(ride({ status: 'accepted' }), { balance: 99, hasActiveRide: false })).toBe(false);
  });
});

describe('figures', () => {
  it('are computed from the coordinates, and taken from the server where those are missing', () => {
    const measured = rideDistance(ride({ distance_km: 99 }));
    expect(measured).toBeLessThan(20);
    expect(rideMinutes(ride({ duration_minutes: 99 }))).toBe(Math.round((measured ?? 0) * 2));
    const blind = {
      pickup_location: { address: 'a' },
      estimated_distance_km: 8,
      estimated_duration_minutes: 9,
    };
    expect(rideDistance(ride({ ...blind, distance_km: 7 }))).toBe(7);
    expect(rideDistance(ride({ ...blind, distance_km: null }))).toBe(8);
    expect(rideMinutes(ride({ ...blind, duration_minutes: null }))).toBe(9);
    expect(
      rideDistance(ride({ pickup_location: undefined, distance_km: null, estimated_distance_km: null })),
    ).toBeNull();
  });

  it('split the estimated fare 80 to 20 and show the final fare', () => {
    const both = ride({ fare: 60, estimated_fare: 50 });
    expect([rideFare(both), driverEarnings(both), rideFee(both)]).toEqual([60, 40, 10]);
    expect(rideFare(ride({ fare: null, estimated_fare: 50 }))).toBe(50);
  });

  it('of a ride without a fare are unknown, and not zero', () => {
    for (const estimated_fare of [null, undefined]) {
      // A server may break the contract.
      const unknown = ride({ fare: null, estimated_fare: estimated_fare as unknown as number });
      expect([rideFare(unknown), driverEarnings(unknown), rideFee(unknown)]).toEqual([NaN, NaN, NaN]);
    }
  });

  it('is accepted with a balance of exactly the fee that the server books: 1.58 for a fare of 7.91', () => {
    const odd = ride({ status: 'pending', estimated_fare: 7.91 });
    expect([rideFee(odd), driverEarnings(odd)]).toEqual([1.58, 6.33]);
    expect(canAccept(odd, { balance: 1.58, hasActiveRide: false })).toBe(true);
    expect(canAccept(odd, { balance: 1.57, hasActiveRide: false })).toBe(false);
  });
});

describe('lists', () => {
  it('are sorted by the first known time, newest first', () => {
    const old = { completed_at: null, accepted_at: null, requested_at: null };
    const rides = [
      ride({ ...old, id: 'b', created_at: 1_700_000_000 }),
      ride({ ...old, id: 'x', created_at: 'not a time' }),
      ride({ ...old, id: 'c', created_at: 1, completed_at: 1_800_000_000_000 }),
      ride({ ...old, id: 'a', created_at: '2020-01-01T00:00:00Z' }),
    ];
    expect(sortRides(rides).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'x']);
    expect(rides[0]?.id).toBe('b');
  });

  it('are searched by address, id and, where given, names', () => {
    const found = ride({ pickup_address: 'Ferry Building', rider_name: 'Jonah', id: 'ABC' });
    const search = createRideSearch();
    expect(search([found], ' ferry ')).toHaveLength(1);
    expect(search([found], 'abc')).toHaveLength(1);
    expect(search([found], ' #abc')).toHaveLength(1);
    expect(search([found], 'jonah')).toHaveLength(0);
    expect(createRideSearch(['rider_name'])([found], 'jonah')).toHaveLength(1);
    expect(search([found], '')).toHaveLength(1);
  });

  it('are filtered so that every ride matches exactly one status', () => {
    const filters = ['pending', 'accepted', 'in_progress', 'completed', 'cancelled'] as const;
    for (const status of statuses)
      expect(filters.filter((filter) => matchesFilter(ride({ status }), filter))).toHaveLength(1);
    expect(matchesFilter(ride({ status: 'driver_arriving' }), 'accepted')).toBe(true);
    expect(matchesFilter(ride({ status: 'cancelled' }), 'all')).toBe(true);
  });

  it('contain the active ride', () => {
    expect(activeRide([ride({ status: 'completed' })])).toBeNull();
    expect(activeRide([ride({ status: 'completed' }), ride({ status: 'accepted', id: 'on' })])?.id).toBe(
      'on',
    );
  });
});

it('a rating is sent with a comment about the ride', () => {
  expect(ratingComment(ride({ driver_name: 'Mara', pickup_address: 'A', dropoff_address: 'B' }), 5)).toBe(
    'Excited with Mara on the ride from A to B.',
  );
});
