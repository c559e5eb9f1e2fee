import type { Party } from '@mobility/machines/ride';
import type { PenaltyInfo, Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { useFormats } from '../../format/use-formats.ts';
import { rideCancel } from '../../intl/generated/en-US/ride-cancel.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './CancelRideDialog.css.ts';

type PenaltyProps = { info: PenaltyInfo; by: Party; ride: Ride };

/** The penalty of a cancellation now, and what happens to the ride. */
export function Penalty({ info, by, ride }: PenaltyProps) {
  const t = useText(rideCancel);
  const formats = useFormats();
  // Only zero is free: a negative amount is an invalid answer.
  const costs = info.penalty_amount !== 0;
  const isOfferedAgain = by === 'driver' && phaseOf[ride.status] !== 'inProgress';
  return (
    <div className={styles.penalty} data-costs={costs || undefined}>
      <div>
        <p className={styles.label}>{t(costs ? 'penalty' : 'noPenalty')}</p>
        <p className={styles.note}>
          {costs
            ? t('penaltyShare', { percent: formats.percent(info.penalty_percentage * 100) })
            : t('noPenaltyNow')}
        </p>
        {isOfferedAgain && <p className={styles.note}>{t('offeredAgain')}</p>}
      </div>
      <span className={styles.amount}>
        <Money amount={info.penalty_amount} />
      </span>
    </div>
  );
}
