import type { Trip } from '@mobility/machines/booking';
import type { ShownError } from '@mobility/machines/shown-error';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { bookingOutcome } from '../../intl/generated/en-US/booking-outcome.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as layout from '../BookRideView.css.ts';
import { TripLegs } from '../trip/TripLegs.tsx';
import * as styles from './BookingConfirmed.css.ts';

export type BookingFailedProps = {
  trip: Trip;
  error: ShownError | null;
  onRetry: () => void;
  /** The address of the ride under way, where that ride is the reason. */
  activeRideHref?: string;
  /** The page with the unpaid rides and the balance, where a debt is the reason. */
  paymentsHref?: string;
};

/** The ride was not booked: the reason, and the way back to the form, which keeps its values. */
export const BookingFailed = ({ trip, error, onRetry, activeRideHref, paymentsHref }: BookingFailedProps) => {
  const t = useText(bookingOutcome);
  const { sentence } = useSentences();
  const text = useErrorText(error);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout.sheet}>
      <div className={styles.done}>
        <span className={`${styles.tick} ${styles.crossed}`} aria-hidden="true">
          <X size={32} strokeWidth={2.5} />
        </span>
        <div role="alert">
          <Heading ref={title} className={styles.title} tabIndex={-1}>
            {t('bookingFailed')}
          </Heading>
          <p className={styles.lead}>{text ?? sentence('booking.failed')}</p>
        </div>
        <TripLegs pickup={trip.pickup} dropoff={trip.dropoff} />
      </div>
      <div className={styles.footer}>
        {activeRideHref && (
          <LinkButton variant="primary" size="large" fullWidth href={activeRideHref}>
            {t('followRide')}
          </LinkButton>
        )}
        {paymentsHref && (
          <LinkButton variant="primary" size="large" fullWidth href={paymentsHref}>
            {t('payNow')}
          </LinkButton>
        )}
        <Button
          variant={activeRideHref || paymentsHref ? 'secondary' : 'primary'}
          size="large"
          fullWidth
          onPress={onRetry}
        >
          {t('tryAgain')}
        </Button>
      </div>
    </div>
  );
};
