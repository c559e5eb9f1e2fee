import { rideFare, rideMoment, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';
import { shortId } from '../format/id.ts';
import { useFormats } from '../format/use-formats.ts';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './OpenDisputeView.css.ts';

/** Which ride a dispute is about, and what was paid for it. */
export function RideStrip({ ride }: { ride: Ride }) {
  const t = useText(dispute);
  const formats = useFormats();
  const isPenalty = wasCancelled(ride);
  return (
    <div className={styles.strip}>
      <div className={styles.about}>
        <p className={styles.route} dir="auto">
          {t('route', { pickup: placeName(ride.pickup_address), dropoff: placeName(ride.dropoff_address) })}
        </p>
        <p className={styles.detail}>
          <time>{formats.dateTime(rideMoment(ride))}</time>
          {ride.driver_name && <bdi>{ride.driver_name}</bdi>}
          <bdi>#{shortId(ride.id)}</bdi>
        </p>
      </div>
      <div className={styles.paid}>
        <p className={styles.route}>
          {formats.money(isPenalty ? (ride.penalty_amount ?? 0) : rideFare(ride), 'USD')}
        </p>
        <p className={styles.detail}>{t(isPenalty ? 'penalty' : 'paid')}</p>
      </div>
    </div>
  );
}
