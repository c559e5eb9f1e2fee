import { isUnpaid, rideFare, sortRides } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormats } from '../format/use-formats.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { payment } from '../intl/generated/en-US/payment.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { RideLegs } from '../ride/RideLegs.tsx';
import { PaymentBadge } from '../ride/StatusBadge.tsx';
import * as styles from './PaymentsView.css.ts';

type UnpaidRidesProps = {
  /** All rides of the rider; null while they load. */
  rides: readonly Ride[] | null;
  onPay(ride: Ride): void;
};

/** The completed rides that are not paid, also those whose payment failed or expired. */
export function UnpaidRides({ rides, onPay }: UnpaidRidesProps) {
  const t = useText(payment);
  const shared = useText(common);
  const formats = useFormats();
  const unpaid = rides && sortRides(rides.filter((ride) => isUnpaid(ride, 'rider')));
  return (
    <Card as="section" title={t('unpaidRides')} padding="none">
      {unpaid === null && (
        <div className={styles.loading} aria-hidden="true">
          <Skeleton width="100%" height={88} />
        </div>
      )}
      {unpaid?.length === 0 && <EmptyState icon={<CircleCheck size={24} />} title={t('allPaid')} />}
      <ul>
        {unpaid?.map((ride) => (
          <li key={ride.id} className={styles.unpaid}>
            <div className={styles.words}>
              <p className={styles.badges}>
                <PaymentBadge status={ride.payment_status ?? 'not_initiated'} />
                <time className={styles.small}>{formats.dateTime(ride.completed_at ?? ride.created_at)}</time>
              </p>
              <RideLegs ride={ride} />
            </div>
            <div className={styles.pay}>
              <Money amount={rideFare(ride)} />
              <Button variant="primary" size="small" onPress={() => onPay(ride)}>
                {shared('payNow')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
