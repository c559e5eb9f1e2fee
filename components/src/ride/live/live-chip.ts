import { limits } from '@mobility/openapi/limits';
import type { Formats } from '../../format/index.ts';
import { textWidth } from '../../map/layout.ts';
import type { RideText } from '../status.ts';

/** From the edge of the map to below the chip, and beside its text: margin, padding, dot and edge, in pixels. */
const [height, beside] = [58, 64];
/** The text is a little larger than that of the map's tags. */
const larger = 1.1;

export type LiveChipText = { text: string; isLive: boolean };

/**
 * What the chip says: whether the car is where it is now, or where it was last seen, as once the connection is lost; null
 * before the first position.
 */
export const liveChip = (
  t: RideText,
  formats: Formats,
  { seenAt, now, isLost = false }: { seenAt: number | undefined; now: number; isLost?: boolean },
): LiveChipText | null => {
  if (seenAt === undefined) return null;
  const isLive = !isLost && now - seenAt < limits.live.positionStale;
  return { isLive, text: isLive ? t('live') : t('lastSeen', { time: formats.time(seenAt) }) };
};

/** The part of the map's corner that the chip covers. */
export const chipCorner = (text: string) => ({
  width: beside + textWidth(text) * larger,
  height,
});
