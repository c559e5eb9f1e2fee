import { rideFee } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import Lock from 'lucide-react/icons/lock';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import type { AcceptBlock } from './accept-block.ts';
import * as styles from './BlockReason.css.ts';

/** Says why a ride cannot be accepted. */
export const BlockReason = ({ ride, block }: { ride: Ride; block: Exclude<AcceptBlock, null> }) => {
  const t = useText(driver);
  return (
    <p className={styles.reason}>
      <Lock size={16} aria-hidden />
      {block === 'fee' && (
        <span>{rich((slot) => t('feeAboveBalance', { fee: slot(<Money amount={rideFee(ride)} />) }))}</span>
      )}
      {block === 'noBalance' && t('cannotAccept')}
      {block === 'activeRide' && t('finishRideFirst')}
    </p>
  );
};
