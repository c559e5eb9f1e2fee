import type { RideAction } from '@mobility/machines/ride.machine';
import { canCancel, driverEarnings, platformFee } from '@mobility/machines/ride.rules';
import type { KnownLocation, Ride } from '@mobility/openapi';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { RidePane } from '../ride/RidePane.tsx';
import { passengersWord } from '../ride/words.ts';
import { ActiveDock } from './ActiveDock.tsx';
import * as styles from './ActiveRide.css.ts';
import { ActiveSteps } from './ActiveSteps.tsx';
import { deedOf } from './deeds.ts';
import { OfferStops } from './OfferStops.tsx';
import { dropoffStop } from './offer-words.ts';

export type ActiveRideProps = {
  /** The driver's accepted, arriving or running ride. */
  ride: Ride;
  /** Where the driver is; the ride's own knowledge unless given. */
  location?: KnownLocation;
  /** The step that is on its way to the server. */
  pending: RideAction | null;
  /** The sentence of a step that failed. */
  error?: string;
  onAction(action: RideAction): void;
  onCancel(ride: Ride): void;
};

/** The ride that a driver runs: the next deed as the title, and one big button for it. */
export function ActiveRide({ ride, location, pending, error, onAction, onCancel }: ActiveRideProps) {
  const deed = deedOf(ride);
  return (
    <section className={styles.layout} aria-label="Active ride" data-testid="active-ride">
      <div className={styles.map}>
        <RidePane ride={location ? { ...ride, driver_location: location } : ride} interactive />
      </div>
      <div className={styles.panel}>
        <div className={styles.scroll}>
          <h1 className={styles.title}>{deed?.title ?? 'Ride completed'}</h1>
          <ActiveSteps ride={ride} />
          <Rider ride={ride} />
          {ride.special_requirements && (
            <p className={styles.note}>
              <FileText className={styles.noteIcon} size={20} aria-hidden />
              {ride.special_requirements}
            </p>
          )}
          <OfferStops
            pickup={{ label: 'Pickup', figures: [], address: ride.pickup_address }}
            dropoff={dropoffStop(ride, 'Destination')}
          />
          <Earnings ride={ride} />
        </div>
        {deed && (
          <ActiveDock
            deed={deed}
            pending={pending}
            error={error}
            onAction={onAction}
            onCancel={canCancel(ride, 'driver') ? () => onCancel(ride) : undefined}
          />
        )}
      </div>
    </section>
  );
}

function Rider({ ride }: { ride: Ride }) {
  const name = ride.rider_name || 'Unknown Rider';
  return (
    <div className={styles.person}>
      <Avatar id={ride.rider_id} name={name} size={44} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.muted}>{passengersWord(ride.passenger_count)}</p>
      </div>
    </div>
  );
}

function Earnings({ ride }: { ride: Ride }) {
  return (
    <dl className={styles.earnings}>
      <Amount label="You earn">
        <Money amount={driverEarnings(ride)} />
      </Amount>
      <Amount label="Fare">
        <Money amount={ride.estimated_fare} />
      </Amount>
      <Amount label="Fee 20%">
        <Money amount={platformFee(ride)} />
      </Amount>
    </dl>
  );
}

function Amount({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
