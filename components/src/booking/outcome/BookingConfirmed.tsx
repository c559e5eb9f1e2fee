import type { Trip } from '@mobility/machines/booking';
import type { RideBooked } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { bookingOutcome } from '../../intl/generated/en-US/booking-outcome.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as layout from '../BookRideView.css.ts';
import { BookedTrip } from '../trip/BookedTrip.tsx';
import { TripLegs } from '../trip/TripLegs.tsx';
import { tripFigures } from '../trip/trip-figures.ts';
import * as styles from './BookingConfirmed.css.ts';

const second = 1_000;
const minute = 60_000;
const pause = limits.booking.confirmedRedirect / second;

/** Whole seconds until the confirmation closes, counted from its first render. */
const useSecondsLeft = (): number => {
  const [left, setLeft] = useState(pause);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), second);
    return () => clearInterval(timer);
  }, []);
  return left;
};

type NextProps = Pick<BookingConfirmedProps, 'ridesHref' | 'onContinue'>;

/** The seconds that are left, and the link or button that does not wait for them. */
const Next = ({ ridesHref, onContinue }: NextProps) => {
  const t = useText(bookingOutcome);
  const left = useSecondsLeft();
  const action = { className: styles.action, variant: 'primary', size: 'large', fullWidth: true } as const;
  const arrow = <ArrowRight className={styles.arrow} size={24} aria-hidden="true" />;
  return (
    <div className={styles.footer}>
      <ProgressBar
        label={t(ridesHref ? 'openingRides' : 'continuing', { count: left })}
        value={pause - left}
        max={pause}
      />
      {ridesHref ? (
        <LinkButton {...action} href={ridesHref} autoFocus>
          <span>{t('goToRides')}</span>
          {arrow}
        </LinkButton>
      ) : (
        <Button {...action} autoFocus onPress={onContinue}>
          <span>{t('continueNow')}</span>
          {arrow}
        </Button>
      )}
    </div>
  );
};

export type BookingConfirmedProps = {
  trip: Trip;
  booked: RideBooked;
  /** The page with the rider's rides; without it a button calls `onContinue`. */
  ridesHref?: string;
  onContinue?: () => void;
  /** Milliseconds since 1970. */
  now: number;
};

/** The ride is requested: what happens next, what was booked, and the way to the rider's rides. */
export const BookingConfirmed = ({ trip, booked, now, ...next }: BookingConfirmedProps) => {
  const t = useText(bookingOutcome);
  const [bookedAt] = useState(now);
  const figures = tripFigures(trip);
  const { matches_found: matchesFound } = booked;
  return (
    <div className={layout.sheet}>
      <div className={styles.done}>
        <span className={styles.tick} aria-hidden="true">
          <Check size={32} strokeWidth={2.5} />
        </span>
        <div role="status">
          <Heading className={styles.title}>{t('rideBooked')}</Heading>
          <p className={styles.lead}>
            {matchesFound > 0 ? t('nextWithDrivers', { count: matchesFound }) : t('nextWithoutDrivers')}
          </p>
        </div>
        <TripLegs
          pickup={trip.pickup}
          dropoff={trip.dropoff}
          times={figures ? { start: bookedAt, end: bookedAt + figures.minutes * minute } : undefined}
        />
        <BookedTrip trip={trip} booked={booked} />
      </div>
      <Next {...next} />
    </div>
  );
};
