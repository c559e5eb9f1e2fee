import { driverEarnings, type Rating, rideFare, rideFee } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../format/use-formats.ts';
import { rideEnd } from '../../../intl/generated/en-US/ride-end.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { RidePane } from '../../../ride/live/RidePane.tsx';
import { RatingWidget } from '../../../ride/rating/RatingWidget.tsx';
import { firstName, tripText } from '../../../ride/ride-text.ts';
import { frame } from '../../../theme/frame.css.ts';
import type { CashAnswer } from '../../payments/PendingPaymentsView.tsx';
import * as layout from '../ActiveRide.css.ts';
import * as styles from './DriverRideEnd.css.ts';
import { EndDock } from './EndDock.tsx';
import { EndNotice } from './EndNotice.tsx';
import { EndStops } from './EndStops.tsx';
import type { EndPayment } from './payment-state.ts';
import { tripOf } from './times.ts';

export type DriverRideEndViewProps = {
  /** The ride that the driver has completed. */
  ride: Ride;
  payment: EndPayment;
  /** Today's earnings so far; null while they are not known. */
  earnedToday: number | null;
  /** The rating that is being sent, or that was sent. */
  rating: { picked: Rating | null; isSubmitting: boolean; isDone: boolean };
  /** The number of ride requests that are waiting. */
  requests: number;
  /** Whether the driver is online, and may get another ride. */
  isOnline: boolean;
  isAnswering: boolean;
  /** The dashboard: beside the summary on desktops, elsewhere behind it until the summary is lowered. */
  beside?: ReactNode;
  onAnswer: (answer: CashAnswer) => void;
  onRate: (rating: Rating) => void;
  onLeave: () => void;
};

/** The end of a ride for its driver: what it earned, whether it is paid, and the rating of the rider. */
export const DriverRideEndView = (props: DriverRideEndViewProps) => {
  const { ride, beside, requests } = props;
  const t = useText(rideEnd);
  const [isLowered, setLowered] = useState(false);
  return (
    <div className={frame}>
      <div
        className={layout.layout}
        data-beside={beside ? true : undefined}
        data-lowered={(beside && isLowered) || undefined}
      >
        {beside && <div className={layout.beside}>{beside}</div>}
        <div className={layout.map}>
          <RidePane ride={ride} interactive insets={{ bottom: 32 }} />
        </div>
        <section className={layout.panel} aria-label={t('earned')} data-testid="ride-end">
          <div className={layout.scroll}>
            <div className={layout.heading}>
              <Earned ride={ride} />
              {beside && (
                <Button
                  className={layout.lower}
                  size="small"
                  aria-label={t(isLowered ? 'toSummary' : 'toDashboard')}
                  aria-expanded={!isLowered}
                  onPress={() => setLowered(!isLowered)}
                >
                  {t(isLowered ? 'summary' : 'dashboard')}
                </Button>
              )}
            </div>
            <div className={layout.details}>
              <Figures {...props} />
              <EndNotice ride={ride} payment={props.payment} />
              <EndStops ride={ride} />
              <RateRider {...props} />
            </div>
          </div>
          <EndDock
            ride={ride}
            payment={props.payment}
            requests={requests}
            isOnline={props.isOnline}
            isAnswering={props.isAnswering}
            onAnswer={props.onAnswer}
            onLeave={props.onLeave}
          />
        </section>
      </div>
    </div>
  );
};

const Earned = ({ ride }: { ride: Ride }) => {
  const t = useText(rideEnd);
  const formats = useFormats();
  return (
    <Heading className={styles.heading}>
      <span className={styles.kicker}>
        <CircleCheck size={20} aria-hidden />
        {t('completedAt', { time: formats.time(ride.completed_at) })}
      </span>
      <span className={styles.net}>
        <Money amount={driverEarnings(ride)} /> <span className={styles.unit}>{t('earned')}</span>
      </span>
    </Heading>
  );
};

const Figures = ({ ride, earnedToday }: DriverRideEndViewProps) => {
  const t = useText(rideEnd);
  const formats = useFormats();
  const { km, minutes } = tripOf(ride);
  return (
    <dl className={styles.figures}>
      <div className={styles.line}>
        <dt>{t('fareOf', { figures: tripText(formats, km, minutes) })}</dt>
        <dd>
          <Money amount={rideFare(ride)} />
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('fee')}</dt>
        <dd>
          <Money amount={-rideFee(ride)} />
        </dd>
      </div>
      {earnedToday !== null && (
        <div className={`${styles.line} ${styles.sum}`}>
          <dt>{t('today')}</dt>
          <dd>
            <Money amount={earnedToday} />
          </dd>
        </div>
      )}
    </dl>
  );
};

const RateRider = ({ ride, rating, onRate }: DriverRideEndViewProps) => {
  const t = useText(rideEnd);
  const rider = firstName(ride.rider_name) || t('yourRider');
  if (rating.isDone) {
    return (
      <p className={styles.rated} role="status">
        <CircleCheck size={20} aria-hidden />
        {t('rated')}
      </p>
    );
  }
  return <RatingWidget {...rating} question={t('howWas', { rider })} onPick={onRate} />;
};
