import type { Trip } from '@mobility/machines/booking.rules';
import type { RideBooked } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { shortId } from '../format/id.ts';
import { shortName } from '../map/summary.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx';
import * as layout from './Booking.css.ts';
import * as styles from './BookingConfirmed.css.ts';
import { TripLegs } from './TripLegs.tsx';
import * as rows from './TripSummary.css.ts';
import { tripFigures } from './trip-figures.ts';
import { passengersText, vehicleNames } from './trip-words.ts';

const second = 1_000;
const minute = 60_000;
const pause = limits.booking.confirmedRedirect / second;

/** Whole seconds until the page changes, counted from the first look at it. */
const useSecondsLeft = (): number => {
  const [left, setLeft] = useState(pause);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), second);
    return () => clearInterval(timer);
  }, []);
  return left;
};

const nextSentence = (drivers: number, pickup: string): string => {
  if (drivers === 0) return 'We are looking for a driver near you. We notify you as soon as one accepts.';
  const asked = drivers === 1 ? '1 driver' : `${drivers} drivers`;
  return `${asked} near ${pickup} ${drivers === 1 ? 'has' : 'have'} your request. We notify you as soon as one accepts.`;
};

export type BookingConfirmedProps = { trip: Trip; booked: RideBooked; ridesHref: string; now: number };

/** The ride is requested: what happens next, what was booked, and the way on. */
export const BookingConfirmed = ({ trip, booked, ridesHref, now }: BookingConfirmedProps) => {
  const left = useSecondsLeft();
  const [bookedAt] = useState(now);
  const figures = tripFigures(trip);
  const pickup = trip.pickup?.address ?? '';
  return (
    <div className={layout.sheet}>
      <div className={`${layout.body} ${styles.done}`}>
        <span className={styles.tick} aria-hidden="true">
          <Check size={32} strokeWidth={2.5} />
        </span>
        <div role="status">
          <h1 className={styles.title}>Ride booked</h1>
          <p className={styles.lead}>{nextSentence(booked.matches_found, shortName(pickup))}</p>
        </div>
        <TripLegs
          pickup={trip.pickup}
          dropoff={trip.dropoff}
          times={figures ? { start: bookedAt, end: bookedAt + figures.minutes * minute } : undefined}
        />
        <dl className={rows.rows}>
          <div className={rows.row}>
            <dt className={rows.term}>Vehicle</dt>
            <dd className={rows.value}>
              {vehicleNames[trip.vehicle]}, {passengersText(trip.passengers)}
            </dd>
          </div>
          {figures && (
            <div className={rows.row}>
              <dt className={rows.term}>Fare</dt>
              <dd className={rows.value}>
                about <Money amount={figures.fare} />
              </dd>
            </div>
          )}
          {trip.special.trim() !== '' && (
            <div className={rows.row}>
              <dt className={rows.term}>Requirements</dt>
              <dd className={rows.value}>{trip.special.trim()}</dd>
            </div>
          )}
          <div className={rows.row}>
            <dt className={rows.term}>Request</dt>
            <dd className={rows.value}>{shortId(booked.request_id)}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.footer}>
        <ProgressBar
          label={`Opening My Rides in ${left} ${left === 1 ? 'second' : 'seconds'}`}
          value={pause - left}
          max={pause}
        />
        <LinkButton
          className={styles.action}
          href={ridesHref}
          variant="primary"
          size="large"
          fullWidth
          autoFocus
        >
          <span>Go to My Rides now</span>
          <ArrowRight size={24} aria-hidden="true" />
        </LinkButton>
      </div>
    </div>
  );
};
