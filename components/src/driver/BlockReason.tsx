import { platformFee } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import Lock from 'lucide-react/icons/lock';
import { Money } from '../primitives/Money/Money.tsx';
import type { AcceptBlock } from './accept-block.ts';
import * as styles from './BlockReason.css.ts';

/** Says why Accept is out of reach. */
export function BlockReason({ ride, block }: { ride: Ride; block: Exclude<AcceptBlock, null> }) {
  return (
    <p className={styles.reason}>
      <Lock size={16} aria-hidden />
      {block === 'fee' && (
        <span>
          Fee <Money amount={platformFee(ride)} /> is above your balance
        </span>
      )}
      {block === 'noBalance' && 'Cannot accept rides'}
      {block === 'activeRide' && 'Finish your ride first'}
    </p>
  );
}
