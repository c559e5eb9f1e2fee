import type { Ride } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createFormats } from '../../format/create-formats.ts';
import { createText } from '../../intl/create-text.ts';
import { format } from '../../intl/generated/en-US/format.ts';
import { mapTags } from './map-tags.ts';

const formats = createFormats('en-US', createText('en-US', format));
const now = Date.UTC(2026, 10, 22, 20, 0, 30);
const of = (status: Ride['status'], minutes: number) =>
  mapTags({
    ride: { ...(example as Ride), status, distance_km: 6, duration_minutes: 12 },
    position: { latitude: 37.78, longitude: -122.41, eta_minutes: minutes, receivedAt: now },
    now,
    since: now - 60_000,
    formats,
  });

describe('the tags of a ride on its map', () => {
  it('show the minutes to the pickup, and the times at both ends', () => {
    const { carTime, pickupTime, dropoffTime } = of('accepted', 3);
    expect(carTime).toBe('3 min');
    expect(pickupTime).toBe(formats.time(Date.UTC(2026, 10, 22, 20, 3)));
    expect(dropoffTime).not.toBe(pickupTime);
  });

  it('show the minutes to the drop-off once the ride has started', () => {
    expect(of('in_progress', 9)).toEqual({
      carTime: '9 min',
      dropoffTime: formats.time(Date.UTC(2026, 10, 22, 20, 9)),
    });
  });

  it('show no estimate that cannot be right', () => {
    expect(of('accepted', 1e9)).toEqual({});
    expect(of('in_progress', 721)).toEqual({});
  });

  it('show nothing while the ride waits', () => {
    expect(of('pending', 3)).toEqual({});
  });
});
