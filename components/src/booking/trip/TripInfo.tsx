import type { FoundPlace } from '@mobility/machines/ports';
import { useFormats } from '../../format/use-formats.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { ViaOnDemand } from '../../map/ViaOnDemand.tsx';
import * as styles from './TripInfo.css.ts';
import { minutesText, type TripFigures } from './trip-figures.ts';

type TripInfoProps = {
  figures: TripFigures | null;
  pickup: FoundPlace | null;
  dropoff: FoundPlace | null;
  /** The number of drivers shown on the map. */
  drivers: number;
  /** How many free drivers are in range, once the ride is booked. */
  matchesFound?: number;
};

/** The card on the map: time, distance and route; once booked, how many drivers are in range. */
export const TripInfo = ({ figures, pickup, dropoff, drivers, matchesFound }: TripInfoProps) => {
  const t = useText(booking);
  const formats = useFormats();
  if (!figures || !pickup || !dropoff) return null;
  const isBooked = matchesFound !== undefined;
  const count = matchesFound ?? drivers;
  const time = minutesText(formats, figures.minutes);
  return (
    <div className={styles.card}>
      <b className={styles.title}>
        <span className={styles.live} aria-hidden="true" />
        {isBooked ? t('findingDriver') : t('timeDistance', { time, distance: formats.distance(figures.km) })}
      </b>
      {!isBooked && (
        <ViaOnDemand pickup={pickup} dropoff={dropoff} className={`${styles.line} ${styles.wide}`} />
      )}
      {count > 0 && (
        <p className={styles.line}>{t(isBooked ? 'driversInRange' : 'driversNearby', { count })}</p>
      )}
    </div>
  );
};
