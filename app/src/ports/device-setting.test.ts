import { afterEach, expect, test, vi } from 'vitest';
import { applyStoredScheme } from '../scheme.ts';
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

test('an appearance that is chosen in another tab is applied in this one', () => {
  const { dataset } = document.documentElement;
  localStorage.setItem('mobility_scheme', 'light');
  applyStoredScheme();
  expect(dataset.theme).toBe('light');
  localStorage.setItem('mobility_scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(dataset.theme).toBe('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_scheme' }));
  expect(dataset.theme).toBe('dark');
  localStorage.setItem('mobility_scheme', 'system');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_scheme' }));
  expect(dataset.theme).toBeUndefined();
});
