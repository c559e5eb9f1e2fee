import type { Locale } from '../intl/locale.ts';
import { cached } from './cached.ts';

const unit = (name: string, options: Intl.NumberFormatOptions = {}) =>
  cached(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'short',
        maximumFractionDigits: 0,
        ...options,
      }),
  );
const kilometres = unit('kilometer', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const minutesShort = unit('minute');
const hoursNarrow = unit('hour', { unitDisplay: 'narrow' });
const minutesNarrow = unit('minute', { unitDisplay: 'narrow' });

/** Kilometres with one decimal: 2.1 km. */
export const formatDistance = (km: number, locale: Locale): string => kilometres(locale).format(km);

/** Whole minutes: 44 min. */
export const formatMinutes = (minutes: number, locale: Locale): string =>
  minutesShort(locale).format(Math.round(minutes));

/** Minutes as '1h 5m', or '44m' below an hour. */
export const formatDuration = (minutes: number, locale: Locale): string => {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = minutesNarrow(locale).format(whole % 60);
  return hours > 0 ? `${hoursNarrow(locale).format(hours)} ${rest}` : rest;
};
