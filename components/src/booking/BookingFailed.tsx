import type { Trip } from '@mobility/machines/booking.rules';
import type { Failure } from '@mobility/machines/failure';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { failureText } from '../messages/failure-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import * as layout from './Booking.css.ts';
import * as styles from './BookingConfirmed.css.ts';
import { TripLegs } from './TripLegs.tsx';

export type BookingFailedProps = {
  trip: Trip;
  failure: Failure | null;
  onRetry: () => void;
  /** Where the ride under way is, when it is the reason. */
  activeRideHref?: string;
};

/** The ride could not be booked: why, and the way back to the form, which has kept everything. */
export const BookingFailed = ({ trip, failure, onRetry, activeRideHref }: BookingFailedProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout.sheet}>
      <div className={`${layout.body} ${styles.done}`}>
        <span className={`${styles.tick} ${styles.crossed}`} aria-hidden="true">
          <X size={32} strokeWidth={2.5} />
        </span>
        <div role="alert">
          <h1 ref={title} className={styles.title} tabIndex={-1}>
            Booking Failed
          </h1>
          <p className={styles.lead}>{failureText(failure ?? { message: 'booking.failed' })}</p>
        </div>
        <TripLegs pickup={trip.pickup} dropoff={trip.dropoff} />
      </div>
      <div className={styles.footer}>
        {activeRideHref && (
          <LinkButton variant="primary" size="large" fullWidth href={activeRideHref}>
            Follow your ride
          </LinkButton>
        )}
        <Button variant={activeRideHref ? 'secondary' : 'primary'} size="large" fullWidth onPress={onRetry}>
          Try Again
        </Button>
      </div>
    </div>
  );
};
