import { describe, expect, test } from 'vitest';
import { createText } from '../intl/create-text.ts';
import deDE from '../intl/generated/de-DE/index.ts';
import { format } from '../intl/generated/en-US/format.ts';
import { addressBelow } from './address-below.ts';
import { createFormats, shortId, timestampMs } from './index.ts';
import { formatSignedMoney } from './money.ts';

// Noon UTC has the same date in every time zone but the outermost.
const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

const en = createFormats('en-US', createText('en-US', format));
const de = createFormats('de-DE', createText('de-DE', format, deDE));
const plain = (text: string): string => text.replace(/\s/g, ' ');

test('the sign of an amount stands at the start of the figures, from right to left too', () => {
  const leftToRight = '\u200e';
  expect(formatSignedMoney(4.2, 'ar-AE')).toContain(`${leftToRight}+4.20`);
  expect(formatSignedMoney(-4.2, 'ar-AE')).toContain(`${leftToRight}−4.20`);
  expect(formatSignedMoney(4.2, 'en-US')).toBe('+Ⓣ4.20');
  expect(formatSignedMoney(0, 'en-US')).toBe('Ⓣ0.00');
});

test('numbers above 1e12 are milliseconds, others seconds', () => {
  expect(timestampMs(noon)).toBe(noon);
  expect(timestampMs(noon / 1_000)).toBe(noon);
  expect(timestampMs(new Date(noon).toISOString())).toBe(noon);
  expect(timestampMs(null)).toBeNaN();
});

describe('in en-US', () => {
  test('money has two decimals and a true minus sign', () => {
    expect(en.money(2846.9)).toBe('Ⓣ2,846.90');
    expect(en.money(-14.3)).toBe('−Ⓣ14.30');
    expect(en.money(0.005, 'USD')).toBe('$0.01');
    expect(en.amount(2846.9)).toBe('2,846.90');
  });

  test('dates and times follow the locale', () => {
    expect(en.date(noon)).toBe('Nov 21, 2026');
    expect(en.longDate(noon)).toBe('November 21, 2026');
    expect(en.day(noon)).toBe('Nov 21');
    expect(en.dateTime(noon)).toMatch(/^Nov 21, 2026, \d{1,2}:00\s[AP]M$/);
    expect(en.time(noon)).toMatch(/^\d{1,2}:00\s[AP]M$/);
  });

  test('a moment that cannot be shown is replaced by a text', () => {
    expect(en.date(undefined)).toBe('Date not available');
    expect(en.date('soon')).toBe('Invalid date');
    expect(en.date(8.65e15)).toBe('Date error');
    expect(en.longDate(null)).toBe('N/A');
    expect(en.time(null)).toBe('Unknown time');
    expect(en.relative(null, noon)).toBe('Unknown time');
  });

  test('a relative time counts whole minutes, hours and days', () => {
    expect(en.relative(noon, noon + 59_000)).toBe('just now');
    expect(en.relative(noon, noon + 2 * minute)).toBe('2 min. ago');
    expect(en.relative(noon, noon + 125 * minute)).toBe('2 hr. ago');
    expect(en.relative(noon, noon + 25 * 60 * minute)).toBe('yesterday');
  });

  test('distances, minutes, durations and percentages have their units', () => {
    expect(en.distance(2.14)).toBe('2.1 km');
    expect(en.minutes(43.6)).toBe('44 min');
    expect(en.duration(65)).toBe('1h 5m');
    expect(en.duration(59.6)).toBe('1h 0m');
    expect(en.duration(44)).toBe('44m');
    expect(en.percent(12.34)).toBe('12.3%');
  });
});

test('de-DE has its own separators, order and units', () => {
  expect(plain(de.money(2846.9))).toBe('2.846,90 Ⓣ');
  expect(de.date(noon)).toBe('21.11.2026');
  expect(plain(de.distance(2.14))).toBe('2,1 km');
  expect(de.date(undefined)).toBe('Datum nicht verfügbar');
});

test('a short id is the last eight characters', () => {
  expect(shortId('01KAJ3Q8R2V6T9XW4f9a07c2')).toBe('4f9a07c2');
});

test('the address below the name of a place does not repeat the name', () => {
  const address = 'Ferry Building, 1 Ferry Plaza, San Francisco';
  expect(addressBelow({ name: 'Ferry Building', address })).toBe('1 Ferry Plaza, San Francisco');
  expect(addressBelow({ name: 'Ferry', address })).toBe(address);
});
