import { cached } from '../../format/cached.ts';
import type { Locale } from '../../intl/locale.ts';

const format = (unit: string) =>
  cached(
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
  );

/** Decimal units, each with what it takes to be shown: a number that rounds to 1,000 is shown in the next one. */
const units = [
  { from: 999_950_000, size: 1e9, formatIn: format('gigabyte') },
  { from: 999_950, size: 1e6, formatIn: format('megabyte') },
  { from: 1_000, size: 1e3, formatIn: format('kilobyte') },
];
const inBytes = format('byte');

/** The size of a file in the unit that suits it: 8 kB, 2.6 MB. */
export const formatFileSize = (bytes: number, locale: Locale): string => {
  const unit = units.find(({ from }) => bytes >= from);
  return unit ? unit.formatIn(locale).format(bytes / unit.size) : inBytes(locale).format(bytes);
};
