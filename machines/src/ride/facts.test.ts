import type { Ride } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { applyFact, isNews, isNotOlder, isRideFact } from './facts.ts';

const ride = (rest: Partial<Ride>): Ride => ({ ...(example as Ride), ...rest });

it('messages about offers are not facts about a ride', () => {
  expect(isRideFact({ type: 'ride_started' })).toBe(true);
  expect(
    ['ride_request', 'ride_no_longer_available', 'ride_message'].some((type) => isRideFact({ type })),
  ).toBe(false);
});

describe('a fact about a ride', () => {
  it('applies only if it is about this ride and newer than the known state', () => {
    const known = ride({ id: 'r', version: 3 });
    expect(isNews(known, { type: 'ride_started', ride_id: 'r', version: 4 })).toBe(true);
    expect(isNews(known, { type: 'ride_started', ride_id: 'r', version: 3 })).toBe(false);
    expect(isNews(known, { type: 'ride_started', ride_id: 'other', version: 9 })).toBe(false);
    expect(isNews(known, { type: 'ride_started' })).toBe(true);
    expect(isNotOlder(known, ride({ version: 2 }))).toBe(false);
    expect(isNotOlder(known, ride({ version: undefined }))).toBe(true);
  });

  it('changes only what it mentions', () => {
    const known = ride({ status: 'accepted', version: 2, driver_name: 'Mara' });
    expect(applyFact(known, { type: 'ride_started', version: 3 })).toEqual({
      ...known,
      status: 'in_progress',
      version: 3,
    });
    const named = { ...known, driver_name: 'Mara', estimated_arrival: 9 };
    expect(applyFact(named, { type: 'ride_accepted' })).toMatchObject({
      status: 'accepted',
      driver_name: 'Mara',
      estimated_arrival: null,
    });
    expect(applyFact(known, { type: 'ride_redistributed', ride_id: known.id, attempt: 2 })).toMatchObject({
      status: 'pending',
      driver_name: null,
      attempt: 2,
    });
  });
});
