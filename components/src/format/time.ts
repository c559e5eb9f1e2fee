/** What the wire says of a moment: ISO 8601 text, or a number, above 1e12 in milliseconds, otherwise in seconds. */
export type Moment = string | number | null | undefined;

const millisecondsFrom = 1e12;
const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const dateFormat = formatter({ dateStyle: 'medium' });
const longDateFormat = formatter({ dateStyle: 'long' });
const dateTimeFormat = formatter({ dateStyle: 'medium', timeStyle: 'short' });
const timeFormat = formatter({ timeStyle: 'short' });

/** Milliseconds since 1970, or NaN where the moment is missing or cannot be read. */
export const timestampMs = (moment: Moment): number => {
  if (moment === null || moment === undefined || moment === '') return Number.NaN;
  if (typeof moment === 'string') return Date.parse(moment);
  return moment > millisecondsFrom ? moment : moment * 1_000;
};

const formatWith =
  (format: Intl.DateTimeFormat) =>
  (moment: Moment): string => {
    if (moment === null || moment === undefined || moment === '') return 'Date not available';
    const ms = timestampMs(moment);
    if (Number.isNaN(ms)) return 'Invalid date';
    try {
      return format.format(ms);
    } catch {
      // A number beyond what a Date can hold.
      return 'Date error';
    }
  };

/** Nov 21, 2026. */
export const formatDate = formatWith(dateFormat);
/** November 21, 2026; N/A where unknown. */
export const formatLongDate = (moment: Moment): string =>
  moment ? formatWith(longDateFormat)(moment) : 'N/A';
/** Nov 21, 2026, 6:46 PM. */
export const formatDateTime = formatWith(dateTimeFormat);
/** 6:46 PM; of a notification without a time 'Unknown time'. */
export const formatTime = (moment: Moment): string =>
  moment === null || moment === undefined || moment === '' ? 'Unknown time' : formatWith(timeFormat)(moment);
