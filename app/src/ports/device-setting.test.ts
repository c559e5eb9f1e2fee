import { afterEach, expect, test, vi } from 'vitest';
import { deviceSetting } from './device-setting.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a setting is kept for the next visit', () => {
  expect(deviceSetting('planted').read()).toBeNull();
  deviceSetting('planted').write('dark');
  expect(deviceSetting('planted').read()).toBe('dark');
});

test('a setting lasts as long as the page where the browser closes its storage', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const setting = deviceSetting('planted');
  setting.write('dark');
  expect(setting.read()).toBe('dark');
});
