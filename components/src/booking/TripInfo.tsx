import type { FoundPlace } from '@mobility/machines/ports';
import { formatDistance } from '../format/measure.ts';
import { viaOf } from '../map/summary.ts';
import * as styles from './TripInfo.css.ts';
import { minutesText } from './TripSummary.tsx';
import type { TripFigures } from './trip-figures.ts';

const nearby = (drivers: number): string => (drivers === 1 ? '1 driver nearby' : `${drivers} drivers nearby`);

type TripInfoProps = {
  figures: TripFigures | null;
  pickup: FoundPlace | null;
  dropoff: FoundPlace | null;
  drivers: number;
  /** How many drivers have the request, once it is sent. */
  asked?: number;
};

/** The card on the map: how long, how far, which way. */
export const TripInfo = ({ figures, pickup, dropoff, drivers, asked }: TripInfoProps) => {
  if (!figures || !pickup || !dropoff) return null;
  const via = viaOf(pickup, dropoff);
  const isAsking = asked !== undefined;
  return (
    <div className={styles.card}>
      <b className={styles.title}>
        <span className={styles.live} aria-hidden="true" />
        {isAsking ? 'Finding your driver' : `${minutesText(figures.minutes)}, ${formatDistance(figures.km)}`}
      </b>
      {isAsking ? (
        <p className={styles.line}>{asked === 1 ? '1 request sent' : `${asked} requests sent`}</p>
      ) : (
        <>
          {via && <p className={`${styles.line} ${styles.wide}`}>Via {via}</p>}
          {drivers > 0 && <p className={styles.line}>{nearby(drivers)}</p>}
        </>
      )}
    </div>
  );
};
