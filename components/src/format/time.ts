import type { Locale } from '../intl/locale.ts';
import { cached } from './cached.ts';

/** A moment on the wire: ISO 8601 text, or a number, above 1e12 in milliseconds, otherwise in seconds. */
export type Moment = string | number | null | undefined;

const millisecondsFrom = 1e12;

/** Milliseconds since 1970, or NaN where the moment is missing or cannot be read. */
export const timestampMs = (moment: Moment): number => {
  if (moment === null || moment === undefined || moment === '') return Number.NaN;
  if (typeof moment === 'string') return Date.parse(moment);
  return moment > millisecondsFrom ? moment : moment * 1_000;
};

const dateTimeFormat = (options: Intl.DateTimeFormatOptions) =>
  cached((locale) => new Intl.DateTimeFormat(locale, options));

const formats = {
  /** Nov 21, 2026. */
  date: dateTimeFormat({ dateStyle: 'medium' }),
  /** November 21, 2026. */
  longDate: dateTimeFormat({ dateStyle: 'long' }),
  /** Nov 21, 2026, 6:46 PM. */
  dateTime: dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' }),
  /** Nov 21, 2026, 6:46:12 PM. */
  exact: dateTimeFormat({ dateStyle: 'medium', timeStyle: 'medium' }),
  /** 6:46 PM. */
  time: dateTimeFormat({ timeStyle: 'short' }),
  /** Nov 21. */
  day: dateTimeFormat({ month: 'short', day: 'numeric' }),
};
export type DateStyle = keyof typeof formats;

/** Formats milliseconds since 1970; throws a RangeError for a number beyond what a Date can hold. */
export const formatMoment = (ms: number, style: DateStyle, locale: Locale): string =>
  formats[style](locale).format(ms);

const relativeFormat = cached(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '2 min. ago', 'yesterday': how long before `now` a moment was, both in milliseconds since 1970. */
export const formatRelative = (ms: number, now: number, locale: Locale): string => {
  const elapsed = Math.max(0, now - ms);
  const format = relativeFormat(locale);
  if (elapsed < hour) return format.format(-Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return format.format(-Math.floor(elapsed / hour), 'hour');
  return format.format(-Math.floor(elapsed / day), 'day');
};
