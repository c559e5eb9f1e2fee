export { shortId } from './id.ts';
export { formatDistance, formatDuration, formatMinutes } from './measure.ts';
export { type Currency, formatAmount, formatMoney } from './money.ts';
export { formatDate, formatDateTime, formatLongDate, formatTime, type Moment, timestampMs } from './time.ts';
