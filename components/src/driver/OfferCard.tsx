import { driverEarnings, platformFee } from '@mobility/machines/ride.rules';
import type { AvailableRide, KnownLocation } from '@mobility/openapi';
import FileText from 'lucide-react/icons/file-text';
import { timestampMs } from '../format/index.ts';
import { RideMap } from '../map/RideMap.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { placeOf } from '../ride/places.ts';
import { passengersWord, vehicleWord } from '../ride/words.ts';
import { acceptBlock } from './accept-block.ts';
import { BlockReason } from './BlockReason.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import * as styles from './OfferCard.css.ts';
import { OfferStops } from './OfferStops.tsx';
import { dropoffStop, pickupStop } from './offer-words.ts';

type OfferCardProps = {
  ride: AvailableRide;
  /** The driver's balance; null while it loads. */
  balance: number | null;
  hasActiveRide: boolean;
  /** Where the driver is, for the map. */
  location?: KnownLocation;
  isAccepting: boolean;
  onAccept(ride: AvailableRide): void;
  /** Hides the offer on this device; the caller keeps its id. */
  onDecline(ride: AvailableRide): void;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** The newest request, big enough to judge at a glance: what it brings, how far, for how long it stands. */
export function OfferCard(props: OfferCardProps) {
  const { ride, location, now } = props;
  const until = ride.expires_at == null ? Number.NaN : timestampMs(ride.expires_at);
  return (
    <section className={styles.offer} aria-label="New ride request" data-testid="offer-card">
      <div className={styles.map}>
        <RideMap
          pickup={placeOf(ride.pickup_location)}
          dropoff={placeOf(ride.dropoff_location)}
          route="preview"
          driver={location ?? undefined}
          label="Route preview"
          interactive={false}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.kicker}>
              <span className={styles.dot} />
              New ride request
            </h2>
            <p className={styles.net}>
              <Money amount={driverEarnings(ride)} /> <span className={styles.netWord}>net</span>
            </p>
            <p className={styles.sum}>
              Fare <Money className={styles.plain} amount={ride.estimated_fare} /> − 20% fee{' '}
              <Money className={styles.plain} amount={platformFee(ride)} />
            </p>
          </div>
          {!Number.isNaN(until) && <CountdownRing until={until} now={now} />}
        </div>
        <OfferStops pickup={pickupStop(ride)} dropoff={dropoffStop(ride)} />
        <div className={styles.facts}>
          <Badge tone="neutral">{vehicleWord(ride.vehicle_type)}</Badge>
          <Badge tone="neutral">{passengersWord(ride.passenger_count)}</Badge>
          {ride.special_requirements && (
            <span className={styles.note}>
              <FileText size={16} aria-hidden />
              {ride.special_requirements}
            </span>
          )}
        </div>
        <Answer {...props} />
      </div>
    </section>
  );
}

function Answer({ ride, balance, hasActiveRide, isAccepting, onAccept, onDecline }: OfferCardProps) {
  const block = acceptBlock(ride, { balance, hasActiveRide });
  return (
    <>
      <div className={styles.actions}>
        <Button size="large" isDisabled={isAccepting} onPress={() => onDecline(ride)}>
          Decline
        </Button>
        <Button
          size="large"
          variant="primary"
          isPending={isAccepting}
          isDisabled={block !== null}
          onPress={() => onAccept(ride)}
        >
          {block === 'noBalance' ? 'Cannot accept rides' : 'Accept ride'}
        </Button>
      </div>
      {block && block !== 'noBalance' && (
        <div className={styles.reason}>
          <BlockReason ride={ride} block={block} />
        </div>
      )}
    </>
  );
}
