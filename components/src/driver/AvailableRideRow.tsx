import { driverEarnings } from '@mobility/machines/ride.rules';
import type { AvailableRide } from '@mobility/openapi';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { vehicleWord } from '../ride/words.ts';
import * as styles from './AvailableRides.css.ts';
import type { AvailableRidesProps } from './AvailableRides.tsx';
import { acceptBlock } from './accept-block.ts';
import { BlockReason } from './BlockReason.tsx';
import { dropoffStop, pickupStop } from './offer-words.ts';

type RowProps = Pick<
  AvailableRidesProps,
  'balance' | 'hasActiveRide' | 'acceptingId' | 'onAccept' | 'onDecline'
> & {
  ride: AvailableRide;
};

/** One request of the list, with what it brings, where, how far, and the answer. */
export function AvailableRideRow({
  ride,
  balance,
  hasActiveRide,
  acceptingId,
  onAccept,
  onDecline,
}: RowProps) {
  const block = acceptBlock(ride, { balance, hasActiveRide });
  const pickup = pickupStop(ride);
  const dropoff = dropoffStop(ride);
  return (
    <li className={styles.row}>
      <div className={styles.net}>
        <p className={styles.amount}>
          <Money amount={driverEarnings(ride)} />
          <VisuallyHidden> net</VisuallyHidden>
        </p>
        <p className={styles.small}>{vehicleWord(ride.vehicle_type)}</p>
      </div>
      <div className={styles.route}>
        <p className={styles.end}>
          <span className={styles.glyph} />
          {pickup.address}
        </p>
        <p className={styles.end}>
          <span className={styles.glyph} data-end />
          {dropoff.address}
        </p>
        {block && <BlockReason ride={ride} block={block} />}
      </div>
      <p className={`${styles.small} ${styles.figures}`}>
        {pickup.figures[0] && <span className={styles.figure}>{pickup.figures[0]}</span>}
        {dropoff.figures.length > 0 && (
          <span className={styles.figure}>trip {dropoff.figures.join(' · ')}</span>
        )}
      </p>
      <div className={styles.actions}>
        <Button className={styles.decline} size="small" variant="ghost" onPress={() => onDecline(ride)}>
          Decline
        </Button>
        <Button
          size="small"
          isDisabled={block !== null || (acceptingId !== null && acceptingId !== ride.id)}
          isPending={acceptingId === ride.id}
          onPress={() => onAccept(ride)}
        >
          Accept
        </Button>
      </div>
    </li>
  );
}
