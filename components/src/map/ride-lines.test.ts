import { describe, expect, it } from 'vitest';
import { framedPlaces, rideLines } from './ride-lines.ts';
import type { MapRoute } from './summary.ts';

const pickup = { latitude: 37.7955, longitude: -122.3937, name: 'Ferry Building' };
const dropoff = { latitude: 37.7715, longitude: -122.4687, name: 'de Young Museum' };
const driver = { latitude: 37.7793, longitude: -122.4193 };
const ends = { pickup: [37.7955, -122.3937], dropoff: [37.7715, -122.4687] };
const shown = (route: MapRoute) => ({ pickup, dropoff, driver, route });

describe('the lines of a ride', () => {
  it('drives to the pickup first, with the trip as the next leg', () => {
    const { leg, next, driven } = rideLines(shown('approach'));
    expect(leg).toEqual({ to: ends.pickup });
    expect(next.length).toBeGreaterThan(5);
    expect(driven).toEqual([]);
  });

  it('drives from the pickup to the drop-off once it has started, with nothing next', () => {
    const { leg, next, driven } = rideLines(shown('trip'));
    expect(leg).toEqual({ from: ends.pickup, to: ends.dropoff });
    expect([...next, ...driven]).toEqual([]);
  });

  it('drives nothing while the ride waits', () => {
    const { leg, next, driven } = rideLines(shown('waiting'));
    expect(leg).toBeNull();
    expect(driven).toEqual([]);
    expect(next.length).toBeGreaterThan(5);
  });

  it('shows the trip as driven before it is booked, and as travelled when it is done', () => {
    expect(rideLines(shown('preview')).driven.length).toBeGreaterThan(5);
    expect(rideLines(shown('done')).travelled.length).toBeGreaterThan(5);
  });
});

describe('what the map frames beside the car', () => {
  it('is the pickup before the start and the drop-off after it', () => {
    expect(framedPlaces(shown('approach'), false)).toEqual([ends.pickup]);
    expect(framedPlaces(shown('trip'), false)).toEqual([ends.dropoff]);
  });

  it('is the whole trip where that was asked for, and for an offer', () => {
    expect(framedPlaces(shown('approach'), true)).toContainEqual(ends.dropoff);
    expect(framedPlaces(shown('offer'), false)).toContainEqual(ends.dropoff);
  });
});
