// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './haptics.ts';

const given = (name: 'vibrate' | 'userActivation', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('the device vibrates for a ride request, and not for a balance movement', () => {
  const motor = vi.fn(() => true);
  given('vibrate', motor);
  given('userActivation', { hasBeenActive: true });
  vibrate('balance_transaction');
  expect(motor).not.toHaveBeenCalled();
  vibrate('ride_request');
  expect(motor).toHaveBeenCalledExactlyOnceWith([200, 100, 200]);
});

test('before the first gesture the motor stays off, because browsers report an error', () => {
  const motor = vi.fn(() => true);
  given('vibrate', motor);
  given('userActivation', { hasBeenActive: false });
  vibrate('ride_request');
  expect(motor).not.toHaveBeenCalled();
});

test('a device without a motor causes no error', () => {
  expect(() => vibrate('ride_request')).not.toThrow();
});
