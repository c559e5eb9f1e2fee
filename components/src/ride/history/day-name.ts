import { cached } from '../../format/cached.ts';
import type { Formats } from '../../format/index.ts';

const relativeDay = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const weekday = cached(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' }),
);
const dayMs = 86_400_000;

/** The number of calendar days from one midnight to another; summer time makes some of them an hour shorter or longer. */
const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / dayMs);

/** The midnight at which the calendar day of a moment begins, in milliseconds since 1970. */
export const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/**
 * The day of a moment: 'Today', 'Yesterday', 'Sat, Nov 21' in the year of `today`, otherwise with the year and without
 * the weekday. Both are in milliseconds since 1970.
 */
export const dayName = (ms: number, today: number, formats: Formats): string => {
  const { locale } = formats;
  const day = new Date(startOfDay(ms));
  const current = new Date(startOfDay(today));
  const ago = daysBetween(day, current);
  if (ago === 0 || ago === 1) {
    const [first = '', ...rest] = relativeDay(locale).format(-ago, 'day');
    return first.toLocaleUpperCase(locale) + rest.join('');
  }
  return day.getFullYear() === current.getFullYear() ? weekday(locale).format(ms) : formats.date(ms);
};
