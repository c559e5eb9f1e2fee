import type { Party } from '@mobility/machines/ride.rules';
import type { PenaltyInfo, Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './CancelRideDialog.css.ts';

type PenaltyProps = { info: PenaltyInfo; by: Party; ride: Ride };

/** What a cancellation costs now, and what happens to the ride. */
export function Penalty({ info, by, ride }: PenaltyProps) {
  const costs = info.penalty_amount > 0;
  const returns = by === 'driver' && phaseOf[ride.status] !== 'inProgress';
  return (
    <div className={styles.penalty} data-costs={costs || undefined}>
      <div>
        <p className={styles.label}>{costs ? 'Cancellation penalty' : 'No penalty'}</p>
        <p className={styles.note}>
          {costs
            ? `${Math.round(info.penalty_percentage * 100)} % of the estimated fare, taken from your balance`
            : 'Cancelling now costs nothing'}
        </p>
        {returns && <p className={styles.note}>The ride is offered to other drivers again.</p>}
      </div>
      <span className={styles.amount}>
        <Money amount={info.penalty_amount} />
      </span>
    </div>
  );
}
