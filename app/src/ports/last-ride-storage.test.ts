import { afterEach, expect, test } from 'vitest';
import { lastRideStorage } from './last-ride-storage.ts';

afterEach(() => localStorage.clear());

test('a ride is kept until it is cleared', () => {
  const ride = {
    id: 'r1',
    rider_id: 'u1',
    status: 'accepted' as const,
    estimated_fare: 12,
    created_at: 1,
    pickup_address: 'City Hall',
    dropoff_address: 'Ferry Building',
  };
  lastRideStorage.write({ ride, savedAt: 5 });
  expect(lastRideStorage.read()).toEqual({ ride, savedAt: 5 });
  lastRideStorage.clear();
  expect(lastRideStorage.read()).toBeNull();
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"savedAt":1}',
  '{"savedAt":"x","ride":{"id":"r"}}',
  '{"savedAt":1,"ride":null}',
])('stored text %j is no ride', (text) => {
  localStorage.setItem('mobility_last_ride', text);
  expect(lastRideStorage.read()).toBeNull();
});
