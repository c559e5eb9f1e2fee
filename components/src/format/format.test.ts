import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatLongDate,
  formatMinutes,
  formatMoney,
  formatTime,
  shortId,
  timestampMs,
} from './index.ts';

// A noon, so that every time zone agrees on the date.
const noon = Date.UTC(2026, 10, 21, 12);

test('money has two decimals and its sign', () => {
  expect(formatMoney(2846.9)).toBe('Ⓣ2,846.90');
  expect(formatMoney(-14.3)).toBe('−Ⓣ14.30');
  expect(formatMoney(0.005, 'USD')).toBe('$0.01');
});

test('numbers above 1e12 are milliseconds, others seconds', () => {
  expect(timestampMs(noon)).toBe(noon);
  expect(timestampMs(noon / 1_000)).toBe(noon);
  expect(timestampMs(new Date(noon).toISOString())).toBe(noon);
  expect(timestampMs(null)).toBeNaN();
});

test('dates speak en-US', () => {
  expect(formatDate(noon)).toBe('Nov 21, 2026');
  expect(formatLongDate(noon)).toBe('November 21, 2026');
  expect(formatDateTime(noon)).toMatch(/^Nov 21, 2026, \d{1,2}:00\s[AP]M$/);
  expect(formatTime(noon)).toMatch(/^\d{1,2}:00\s[AP]M$/);
});

test('what cannot be shown as a date says so', () => {
  expect(formatDate(undefined)).toBe('Date not available');
  expect(formatDate('soon')).toBe('Invalid date');
  expect(formatDate(8.65e15)).toBe('Date error');
  expect(formatLongDate(null)).toBe('N/A');
  expect(formatTime(null)).toBe('Unknown time');
});

test('distances, minutes, durations and ids', () => {
  expect(formatDistance(2.14)).toBe('2.1 km');
  expect(formatMinutes(43.6)).toBe('44 min');
  expect(formatDuration(65)).toBe('1h 5m');
  expect(formatDuration(59.6)).toBe('1h 0m');
  expect(formatDuration(44)).toBe('44m');
  expect(shortId('01KAJ3Q8R2V6T9XW4f9a07c2')).toBe('4f9a07c2');
});
