import { expect, test } from 'vitest';
import { periodAt } from './period.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
const periodOf = (...input: Parameters<typeof periodAt>) => {
  const { from, to, before, parts } = periodAt(...input);
  return { span: [before, from, to].map(iso), parts: parts.length };
};
// A Saturday in Los Angeles, a Sunday in Berlin.
const now = Date.UTC(2026, 10, 22, 2);

test('a day, a week from Monday and a month begin at midnight of the time zone', () => {
  expect(periodOf('day', now, 'America/Los_Angeles')).toEqual({
    span: ['2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    parts: 6,
  });
  expect(periodOf('week', now, 'Europe/Berlin')).toEqual({
    span: ['2026-11-08T23:00:00.000Z', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    parts: 7,
  });
  expect(periodOf('month', now, 'Asia/Kathmandu')).toEqual({
    span: ['2026-09-30T18:15:00.000Z', '2026-10-31T18:15:00.000Z', '2026-11-30T18:15:00.000Z'],
    parts: 30,
  });
});

test('days of 25 and 23 hours have six parts, and the weeks around them seven', () => {
  const longDay = Date.UTC(2026, 10, 1, 18);
  const { from, to, parts } = periodAt('day', longDay, 'America/Los_Angeles');
  expect([(to - from) / 3_600_000, parts.length]).toEqual([25, 6]);
  expect(periodOf('week', Date.UTC(2026, 2, 28), 'Europe/Berlin').parts).toBe(7);
  const shortDay = periodAt('day', Date.UTC(2026, 2, 29, 12), 'Europe/Berlin');
  expect([(shortDay.to - shortDay.from) / 3_600_000, shortDay.parts.length]).toEqual([23, 6]);
});

test('the month before January is the December of the year before, and February has its own days', () => {
  expect(periodOf('month', Date.UTC(2028, 0, 5), 'UTC').span[0]).toBe('2027-12-01T00:00:00.000Z');
  expect(periodOf('month', Date.UTC(2028, 1, 5), 'UTC').parts).toBe(29);
});

test('a time zone that does not exist throws', () => {
  expect(() => periodAt('day', now, 'Mars/Olympus')).toThrow(RangeError);
});
