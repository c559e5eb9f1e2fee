import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const noon = (day: number): string => new Date(2026, 10, day, 12).toISOString();
const daysOf = (now: number) =>
  byDay([noon(21), noon(20), '', noon(19)], (at) => at, now).map(({ day }) => day);

test('items are grouped under today, yesterday and dates, those without a date under none', () => {
  expect(daysOf(Date.parse(noon(21)))).toEqual(['today', 'yesterday', '', new Date(noon(19)).toDateString()]);
});

test('without a time of reading each day is named by its date', () => {
  const dates = [21, 20].map((day) => new Date(noon(day)).toDateString());
  expect(daysOf(Number.NaN)).toEqual([...dates, '', new Date(noon(19)).toDateString()]);
});
