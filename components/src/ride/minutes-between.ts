import type { Timestamp } from '@mobility/openapi';
import { timestampMs } from '../format/index.ts';

/** The minutes from one moment to another; null where one is not known or they are in the wrong order. */
export const minutesBetween = (
  from: Timestamp | null | undefined,
  to: Timestamp | null | undefined,
): number | null => {
  if (from == null || to == null) return null;
  const minutes = (timestampMs(to) - timestampMs(from)) / 60_000;
  return minutes >= 0 ? minutes : null;
};
