import {
  canCancel,
  canPay,
  rideDistance,
  rideFare,
  rideMinutes,
  wasCancelled,
} from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { RideLegs } from '../RideLegs.tsx';
import { rideDate, tripText, whenText } from '../ride-text.ts';
import { PaymentBadge, StatusBadge } from '../StatusBadge.tsx';
import * as styles from './RideRow.css.ts';

export type RideRowActions = {
  onBookAgain(ride: Ride): void;
  onCancel(ride: Ride): void;
  onPay(ride: Ride): void;
};

type RideRowProps = RideRowActions & {
  ride: Ride;
  /** The time by which a date is today's, in milliseconds. */
  now: number;
};

/** A recent ride of the rider, with the buttons that it offers. */
export function RideRow({ ride, now, ...actions }: RideRowProps) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const isCancelled = wasCancelled(ride);
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <StatusBadge status={ride.status} />
        {canPay(ride, 'rider') && ride.payment_status && <PaymentBadge status={ride.payment_status} />}
        <time className={styles.date}>{whenText(t, formats, rideDate(ride), now)}</time>
        <span className={styles.fare}>
          <Money amount={rideFare(ride)} className={isCancelled ? styles.struck : undefined} />
        </span>
      </div>
      <div>
        <RideLegs ride={ride} />
        <p className={styles.trip}>
          {tripText(formats, rideDistance(ride), rideMinutes(ride), (value) => t('approximately', { value }))}
        </p>
      </div>
      <RowButtons ride={ride} {...actions} />
    </li>
  );
}

function RowButtons({ ride, onBookAgain, onCancel, onPay }: RideRowActions & { ride: Ride }) {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  return (
    <div className={styles.buttons}>
      <Button size="small" onPress={() => onBookAgain(ride)}>
        {t('bookAgain')}
      </Button>
      {canCancel(ride, 'rider') && (
        <Button size="small" variant="danger" onPress={() => onCancel(ride)}>
          {tCommon('cancel')}
        </Button>
      )}
      {canPay(ride, 'rider') && (
        <Button size="small" variant="primary" onPress={() => onPay(ride)}>
          {tCommon('payNow')}
        </Button>
      )}
    </div>
  );
}
