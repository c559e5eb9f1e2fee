import type { Trip } from '@mobility/machines/booking.rules';
import { useId } from 'react';
import { formatDistance, formatDuration, formatMinutes } from '../format/measure.ts';
import { shortName } from '../map/summary.ts';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './TripSummary.css.ts';
import type { TripFigures } from './trip-figures.ts';
import { passengersText, vehicleNames } from './trip-words.ts';

/** '24 min', from an hour on '1h 5m'. */
export const minutesText = (minutes: number): string =>
  minutes < 60 ? formatMinutes(minutes) : formatDuration(minutes);

/** The trip before it is booked, line by line. */
export const TripSummary = ({ trip, figures }: { trip: Trip; figures: TripFigures | null }) => {
  const titleId = useId();
  const { pickup, dropoff } = trip;
  if (!pickup || !dropoff || !figures) return null;
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Trip summary
      </h2>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.term}>From</dt>
          <dd className={styles.value}>{shortName(pickup.name)}</dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>To</dt>
          <dd className={styles.value}>{shortName(dropoff.name)}</dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>Distance and time</dt>
          <dd className={styles.value}>
            {formatDistance(figures.km)}, {minutesText(figures.minutes)}
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>Vehicle</dt>
          <dd className={styles.value}>
            {vehicleNames[trip.vehicle]}, {passengersText(trip.passengers)}
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>Fare</dt>
          <dd className={styles.value}>
            about <Money amount={figures.fare} />
          </dd>
        </div>
        {trip.special.trim() !== '' && (
          <div className={styles.row}>
            <dt className={styles.term}>Requirements</dt>
            <dd className={styles.value}>{trip.special.trim()}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
