import { expect, it, vi } from 'vitest';
import { createNearby } from './nearby.ts';

it('keeps the latest nearby drivers until the user signs out', () => {
  const nearby = createNearby();
  const listener = vi.fn();
  const stop = nearby.watch(listener);
  const driver = { id: 'd', latitude: 1, longitude: 2 };
  nearby.take({ type: 'nearby_drivers_update', nearby_drivers: [driver] });
  expect([nearby.read(), listener.mock.calls.length]).toEqual([[driver], 1]);
  nearby.clear();
  stop();
  nearby.take({ type: 'nearby_drivers_update', nearby_drivers: [driver] });
  expect(listener).toHaveBeenCalledTimes(2);
});
