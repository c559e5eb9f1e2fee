import { canOpenPayment, rideFare, sortRides } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { formatDateTime } from '../format/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { RideLegs } from '../ride/RideLegs.tsx';
import { PaymentBadge } from '../ride/StatusBadge.tsx';
import * as styles from './PaymentsPage.css.ts';

type UnpaidRidesProps = {
  /** All rides of the rider; null while they load. */
  rides: readonly Ride[] | null;
  onPay(ride: Ride): void;
};

const isUnpaid = (ride: Ride) => canOpenPayment(ride, 'rider') && ride.payment_status !== 'paid';

/** The completed rides that wait for their payment, also after one that failed or expired. */
export function UnpaidRides({ rides, onPay }: UnpaidRidesProps) {
  const unpaid = rides && sortRides(rides.filter(isUnpaid));
  return (
    <Card as="section" title="Unpaid rides" padding="none">
      {unpaid === null && (
        <div className={styles.loading} aria-hidden="true">
          <Skeleton width="100%" height={88} />
        </div>
      )}
      {unpaid?.length === 0 && <EmptyState icon={<CircleCheck size={24} />} title="All rides are paid" />}
      <ul>
        {unpaid?.map((ride) => (
          <li key={ride.id} className={styles.unpaid}>
            <div className={styles.words}>
              <p className={styles.badges}>
                <PaymentBadge status={ride.payment_status ?? 'not_initiated'} />
                <time className={styles.small}>{formatDateTime(ride.completed_at ?? ride.created_at)}</time>
              </p>
              <RideLegs ride={ride} />
            </div>
            <div className={styles.pay}>
              <Money amount={rideFare(ride)} />
              <Button variant="primary" size="small" onPress={() => onPay(ride)}>
                Pay Now
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
