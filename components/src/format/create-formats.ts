import type { Text } from '../intl/create-text.ts';
import type { format } from '../intl/generated/en-US/format.ts';
import type { Locale } from '../intl/locale.ts';
import { cached } from './cached.ts';
import { formatDistance, formatDuration, formatMinutes } from './measure.ts';
import { type Currency, formatAmount, formatMoney } from './money.ts';
import { type DateStyle, formatMoment, formatRelative, type Moment, timestampMs } from './time.ts';

const numberFormat = cached((locale) => new Intl.NumberFormat(locale));
const percentFormat = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const ratingFormat = cached(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const minute = 60_000;

/** Formats a number; a server may leave one out, and no screen says NaN. */
const known =
  <Rest extends unknown[]>(format: (value: number, ...rest: Rest) => string) =>
  (value: number, ...rest: Rest): string =>
    Number.isFinite(value) ? format(value, ...rest) : '–';

const isMissing = (moment: Moment): boolean => moment === null || moment === undefined || moment === '';

/** Numbers, amounts, distances and dates as text in one locale. */
export const createFormats = (locale: Locale, t: Text<typeof format.messages>) => {
  const dateWith = (style: DateStyle, missing: () => string) => (moment: Moment) => {
    if (isMissing(moment)) return missing();
    const ms = timestampMs(moment);
    if (Number.isNaN(ms)) return t('invalidDate');
    try {
      return formatMoment(ms, style, locale);
    } catch {
      return t('dateError');
    }
  };
  const dateNotAvailable = () => t('dateNotAvailable');
  return {
    locale,
    number: known((value) => numberFormat(locale).format(value)),
    /** A percentage from 0 to 100. */
    percent: known((value) => percentFormat(locale).format(value / 100)),
    /** Stars with one decimal: 4.8. */
    rating: known((stars) => ratingFormat(locale).format(stars)),
    amount: known((amount) => formatAmount(amount, locale)),
    money: known((amount: number, currency?: Currency) => formatMoney(amount, locale, currency)),
    distance: known((km) => formatDistance(km, locale)),
    minutes: known((minutes) => formatMinutes(minutes, locale)),
    duration: known((minutes) => formatDuration(minutes, locale)),
    date: dateWith('date', dateNotAvailable),
    dateTime: dateWith('dateTime', dateNotAvailable),
    /** With seconds. */
    exactTime: dateWith('exact', dateNotAvailable),
    day: dateWith('day', dateNotAvailable),
    longDate: dateWith('longDate', () => t('notAvailable')),
    time: dateWith('time', () => t('unknownTime')),
    /** How long before `now` (milliseconds since 1970) a moment was. */
    relative: (moment: Moment, now: number) => {
      if (isMissing(moment)) return t('unknownTime');
      const ms = timestampMs(moment);
      if (Number.isNaN(ms)) return t('invalidDate');
      return now - ms < minute ? t('justNow') : formatRelative(ms, now, locale);
    },
  };
};

export type Formats = ReturnType<typeof createFormats>;
