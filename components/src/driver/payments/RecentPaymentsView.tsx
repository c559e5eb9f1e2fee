import type { PaymentRecord } from '@mobility/openapi';
import Wallet from 'lucide-react/icons/wallet';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { whenText } from '../../ride/ride-text.ts';
import { PaymentBadge } from '../../ride/StatusBadge.tsx';
import { methodText } from './method-text.ts';
import * as styles from './RecentPayments.css.ts';

export type RecentPaymentsViewProps = {
  /** The newest payments of the driver's rides; null while they are not known. */
  payments: readonly PaymentRecord[] | null;
  /** The rides that their riders say were paid in cash, which the driver has not confirmed. */
  claimed?: readonly string[];
  /** How many payments could not be read. */
  unreadable?: number;
  /** Whether the last attempt to read them failed. */
  isFailed?: boolean;
  onRetry(): void;
};

/** The newest payments of the driver's rides: what each one earns, its state and how it was paid. */
export const RecentPaymentsView = ({
  payments,
  claimed = [],
  unreadable = 0,
  isFailed = false,
  onRetry,
}: RecentPaymentsViewProps) => {
  const t = useText(driverPayments);
  return (
    <Card as="section" title={t('recentPayments')} padding="none">
      {payments ? (
        <List payments={payments} claimed={claimed} unreadable={unreadable} />
      ) : isFailed ? (
        <Notice tone="critical" title={t('paymentsFailed')} onRetry={onRetry} />
      ) : (
        <Skeleton height={160} />
      )}
    </Card>
  );
};

type ListProps = { payments: readonly PaymentRecord[]; claimed: readonly string[]; unreadable: number };

const minute = 60_000;

const List = ({ payments, claimed, unreadable }: ListProps) => {
  const t = useText(driverPayments);
  const now = useNow(undefined, minute);
  if (payments.length === 0 && unreadable === 0) {
    return <EmptyState icon={<Wallet size={24} />} title={t('noPayments')} text={t('noPaymentsText')} />;
  }
  return (
    <ul>
      {unreadable > 0 && <li className={styles.row}>{t('paymentsUnreadable', { count: unreadable })}</li>}
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} isClaimed={claimed.includes(payment.ride_id)} now={now} />
      ))}
    </ul>
  );
};

type RowProps = { payment: PaymentRecord; isClaimed: boolean; now: number };

const Row = ({ payment, isClaimed, now }: RowProps) => {
  const t = useText(driverPayments);
  const tRide = useText(ride);
  const formats = useFormats();
  const refunded = payment.refunded_amount ?? 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.badges}>
          {isClaimed ? (
            t('cashClaimed')
          ) : (
            <>
              <PaymentBadge status={payment.status} />
              <span>{methodText(payment.payment_method, t)}</span>
            </>
          )}
        </p>
        <p className={styles.small}>
          <bdi>#{shortId(payment.ride_id)}</bdi> ·{' '}
          <time>{whenText(tRide, formats, payment.paid_at ?? payment.created_at, now)}</time>
        </p>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <Money amount={payment.driver_earnings} />
        </p>
        <p className={styles.small}>
          {refunded > 0
            ? rich((slot) => t('refunded', { amount: slot(<Money amount={refunded} />) }))
            : rich((slot) => t('ofFare', { fare: slot(<Money amount={payment.amount} />) }))}
        </p>
      </div>
    </li>
  );
};
