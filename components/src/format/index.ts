export { createFormats, type Formats } from './create-formats.ts';
export { shortId } from './id.ts';
export type { Currency } from './money.ts';
export { type Moment, timestampMs } from './time.ts';
export { useFormats } from './use-formats.ts';
