import type { Trip } from '@mobility/machines/booking.rules';
import { formatDistance } from '../format/measure.ts';
import { formatTime } from '../format/time.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './BookingFooter.css.ts';
import { minutesText } from './TripSummary.tsx';
import type { TripFigures } from './trip-figures.ts';
import { passengersText, vehicleNames } from './trip-words.ts';

type BookingFooterProps = {
  trip: Trip;
  figures: TripFigures | null;
  /** Milliseconds since 1970. */
  now: number;
  isBooking: boolean;
};

const minute = 60_000;

const missingText = ({ pickup, dropoff }: Trip): string => {
  if (pickup && dropoff) return 'Check both addresses';
  if (pickup) return 'Choose where to go';
  return dropoff ? 'Choose where to start' : 'Choose where to start and where to go';
};

/** One line of what is booked, and the button that repeats the choice and the fare. */
export const BookingFooter = ({ trip, figures, now, isBooking }: BookingFooterProps) => (
  <div className={styles.footer}>
    <p className={styles.line}>
      {figures ? (
        <>
          <span>
            {formatDistance(figures.km)}, {minutesText(figures.minutes)}, {passengersText(trip.passengers)}
          </span>
          <b className={styles.arrival}>Arrive {formatTime(now + figures.minutes * minute)}</b>
        </>
      ) : (
        <span>{missingText(trip)}</span>
      )}
    </p>
    <Button
      className={styles.action}
      type="submit"
      variant="primary"
      size="large"
      fullWidth
      isPending={isBooking}
    >
      <span>{isBooking ? 'Booking your ride…' : `Book ${vehicleNames[trip.vehicle]}`}</span>
      {figures && (
        <span className={styles.fare}>
          about <Money amount={figures.fare} />
        </span>
      )}
    </Button>
  </div>
);
