import { expect, test } from 'vitest';
import { applyStoredScheme } from './scheme.ts';

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
