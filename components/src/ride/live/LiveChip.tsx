import { limits } from '@mobility/openapi/limits';
import { useFormats } from '../../format/use-formats.ts';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './LiveChip.css.ts';

type LiveChipProps = {
  /** When the last position of the car came, in milliseconds since 1970; null before the first. */
  seenAt: number | null;
  now: number;
};

/** Whether the car on the map is where it is now, or where it was last seen. */
export const LiveChip = ({ seenAt, now }: LiveChipProps) => {
  const t = useText(ride);
  const formats = useFormats();
  if (seenAt === null) return null;
  const isLive = now - seenAt < limits.live.positionStale;
  return (
    <p className={styles.chip}>
      <span className={isLive ? styles.dot : `${styles.dot} ${styles.hollow}`} />
      {isLive ? t('live') : t('lastSeen', { time: formats.time(seenAt) })}
    </p>
  );
};
