import { rideFare, rideMoment } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { paymentDue } from '../../intl/generated/en-US/payment-due.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { wallet } from '../../intl/generated/en-US/wallet.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { whenText } from '../../ride/ride-text.ts';
import { PaymentBadge } from '../../ride/StatusBadge.tsx';
import { routeText } from './route-text.ts';
import * as styles from './UnpaidRides.css.ts';

/** The outcome of a payment attempt that the rider has to repeat. */
const unsuccessful: ReadonlySet<NonNullable<Ride['payment_status']>> = new Set(['failed', 'expired']);

type UnpaidRidesProps = {
  /** The completed rides that are not paid, also those whose payment failed or expired; newest first. */
  rides: readonly Ride[];
  /** Milliseconds since 1970. */
  now: number;
  onPay(ride: Ride): void;
};

/** The rider's unpaid rides, each with Pay Now. */
export function UnpaidRides({ rides, now, onPay }: UnpaidRidesProps) {
  const t = useText(payment);
  const tWallet = useText(wallet);
  const count = (
    <Badge tone="caution" icon={<CircleAlert size={16} aria-hidden />}>
      {tWallet('toPay', { count: rides.length })}
    </Badge>
  );
  return (
    <Card as="section" title={t('unpaidRides')} action={count} padding="none" className={styles.card}>
      <ul>
        {rides.map((ride) => (
          <UnpaidRide key={ride.id} ride={ride} now={now} onPay={onPay} />
        ))}
      </ul>
    </Card>
  );
}

type UnpaidRideProps = Pick<UnpaidRidesProps, 'now' | 'onPay'> & { ride: Ride };

function UnpaidRide({ ride, now, onPay }: UnpaidRideProps) {
  const t = useText(wallet);
  const tDue = useText(paymentDue);
  const tCommon = useText(common);
  const tRide = useText(rideTexts);
  const formats = useFormats();
  const status = ride.payment_status;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.route}>{routeText(t, ride)}</p>
        <p className={styles.detail}>
          <time>{whenText(tRide, formats, rideMoment(ride) ?? '', now)}</time>
          <bdi>{ride.driver_name || tCommon('unknownDriver')}</bdi>
          <bdi>#{shortId(ride.id)}</bdi>
        </p>
        {status && unsuccessful.has(status) && (
          <p>
            <PaymentBadge status={status} />
          </p>
        )}
        {ride.cash_missing && <p className={styles.detail}>{tDue('cashMissing')}</p>}
      </div>
      <Money amount={rideFare(ride)} size={20} />
      <Button variant="primary" className={styles.pay} onPress={() => onPay(ride)}>
        {tCommon('payNow')}
      </Button>
    </li>
  );
}
