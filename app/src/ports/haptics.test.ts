// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './haptics.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'));

test('a ride request is felt, and a balance movement is not', () => {
  const motor = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: motor, configurable: true });
  vibrate('balance_transaction');
  expect(motor).not.toHaveBeenCalled();
  vibrate('ride_request');
  expect(motor).toHaveBeenCalledExactlyOnceWith([200, 100, 200]);
});

test('a device without a motor changes nothing', () => {
  expect(() => vibrate('ride_request')).not.toThrow();
});
