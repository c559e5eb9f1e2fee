import { describe, expect, it, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { createTelemetry } from './telemetry.ts';

const step = {
  type: 'driver_location',
  ride_id: 'r',
  latitude: 1,
  longitude: 2,
  heading: 90,
  eta_minutes: 3.5,
  distance_km: 1.8,
  at: '2026-11-21T12:00:00.000Z',
} as const;
const place = { latitude: 5, longitude: 6 };
const ride = { ...aRide('accepted'), id: 'r', driver_location: place, estimated_arrival: 4 };
const car = { id: 'd', latitude: 1, longitude: 2 };

const setUp = () => {
  const clock = { now: 100_000 };
  return { clock, telemetry: createTelemetry({ now: () => clock.now }) };
};

describe('telemetry', () => {
  it('keeps the newest step of a ride’s driver, with the time of its receipt', () => {
    const { telemetry } = setUp();
    const listener = vi.fn();
    expect(telemetry.driver('r').get()).toBeNull();
    const stop = telemetry.driver('r').subscribe(listener);
    telemetry.take(step);
    const { type, ride_id, at, ...position } = step;
    expect(telemetry.driver('r').get()).toEqual({ ...position, receivedAt: 100_000 });
    expect(telemetry.driver('other').get()).toBeNull();
    stop();
    telemetry.take(step);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('uses the position of a ride that was read only while the channel sends none', () => {
    const { clock, telemetry } = setUp();
    telemetry.takeRide(ride);
    expect(telemetry.driver('r').get()).toEqual({ ...place, eta_minutes: 4, receivedAt: 100_000 });
    telemetry.take(step);
    telemetry.takeRide(ride);
    expect(telemetry.driver('r').get()?.latitude).toBe(1);
    clock.now += 3_000;
    telemetry.takeRide(ride);
    expect(telemetry.driver('r').get()?.latitude).toBe(5);
    telemetry.takeRide({ ...ride, driver_location: null });
    expect(telemetry.driver('r').get()?.latitude).toBe(5);
  });

  it('keeps the drivers nearby and their waits', () => {
    const { telemetry } = setUp();
    telemetry.take({ type: 'nearby_drivers_update', nearby_drivers: [car], wait_minutes: { suv: 4 } });
    expect(telemetry.nearby.get()).toMatchObject({ nearby_drivers: [car], wait_minutes: { suv: 4 } });
  });

  it('clears all positions at once', () => {
    const { telemetry } = setUp();
    telemetry.take(step);
    telemetry.take({ type: 'nearby_drivers_update', nearby_drivers: [car] });
    const listener = vi.fn();
    telemetry.driver('r').subscribe(listener);
    telemetry.clear();
    expect(listener).toHaveBeenCalledOnce();
    expect([telemetry.driver('r').get(), telemetry.nearby.get()]).toEqual([null, { nearby_drivers: [] }]);
  });
});
