// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './haptics.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'));

test('the device vibrates for a ride request, and not for a balance movement', () => {
  const motor = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: motor, configurable: true });
  vibrate('balance_transaction');
  expect(motor).not.toHaveBeenCalled();
  vibrate('ride_request');
  expect(motor).toHaveBeenCalledExactlyOnceWith([200, 100, 200]);
});

test('a device without a motor causes no error', () => {
  expect(() => vibrate('ride_request')).not.toThrow();
});
