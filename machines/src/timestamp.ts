import type { Timestamp } from '@mobility/openapi';

/** Milliseconds since 1970, or null if the time is missing or unreadable. Numbers above 1e12 are milliseconds, others seconds. */
export const timestampMs = (value: Timestamp | null | undefined): number | null => {
  if (value === null || value === undefined) return null;
  const ms = typeof value === 'string' ? Date.parse(value) : value > 1e12 ? value : value * 1000;
  return Number.isFinite(ms) ? ms : null;
};
