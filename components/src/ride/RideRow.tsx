import { canCancel, canPay, rideDistance, rideFare, rideMinutes } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { RideLegs } from './RideLegs.tsx';
import * as styles from './RideRow.css.ts';
import { PaymentBadge, StatusBadge } from './StatusBadge.tsx';
import { rideDate, tripWords, whenWords } from './words.ts';

export type RideRowActions = {
  onBookAgain(ride: Ride): void;
  onCancel(ride: Ride): void;
  onPay(ride: Ride): void;
};

/** A recent ride of the rider, with what can be done about it. */
export function RideRow({ ride, onBookAgain, onCancel, onPay }: RideRowActions & { ride: Ride }) {
  const isCancelled = ride.status === 'cancelled';
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <StatusBadge status={ride.status} />
        {canPay(ride, 'rider') && ride.payment_status && <PaymentBadge status={ride.payment_status} />}
        <time className={styles.date}>{whenWords(rideDate(ride), Date.now())}</time>
        <span className={styles.fare}>
          <Money amount={rideFare(ride)} className={isCancelled ? styles.struck : undefined} />
        </span>
      </div>
      <div>
        <RideLegs ride={ride} />
        <p className={styles.trip}>{tripWords(rideDistance(ride), rideMinutes(ride), '≈ ')}</p>
      </div>
      <div className={styles.buttons}>
        <Button size="small" onPress={() => onBookAgain(ride)}>
          Book Again
        </Button>
        {canCancel(ride, 'rider') && (
          <Button size="small" variant="danger" onPress={() => onCancel(ride)}>
            Cancel
          </Button>
        )}
        {canPay(ride, 'rider') && (
          <Button size="small" variant="primary" onPress={() => onPay(ride)}>
            Pay Now
          </Button>
        )}
      </div>
    </li>
  );
}
