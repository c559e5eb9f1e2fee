import { cached } from '../../format/cached.ts';
import { useIntl } from '../../intl/IntlProvider.tsx';

const format = (options: Intl.DateTimeFormatOptions) =>
  cached((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const formats = {
  /** Nov 21. */
  day: format({ month: 'short', day: 'numeric' }),
  /** 21. */
  dayOfMonth: format({ day: 'numeric' }),
  /** Sat. */
  weekday: format({ weekday: 'short' }),
  /** S. */
  letter: format({ weekday: 'narrow' }),
  /** Saturday, Nov 21. */
  long: format({ weekday: 'long', month: 'short', day: 'numeric' }),
};
/** Nov 15 – 21, 2026. */
const period = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** Writes the server's UTC days, such as 2026-11-21, in the reader's language. A date that cannot be read stays as it is. */
export const useUtcDays = () => {
  const { locale } = useIntl();
  const write = (style: keyof typeof formats) => (date: string) => {
    const ms = Date.parse(date);
    return Number.isNaN(ms) ? date : formats[style](locale).format(ms);
  };
  return {
    day: write('day'),
    dayOfMonth: write('dayOfMonth'),
    weekday: write('weekday'),
    letter: write('letter'),
    long: write('long'),
    /** The days from one to another; nothing where one of them cannot be read. */
    period: (from: string, to: string): string => {
      const [start, end] = [Date.parse(from), Date.parse(to)];
      return Number.isNaN(start) || Number.isNaN(end) ? '' : period(locale).formatRange(start, end);
    },
  };
};
