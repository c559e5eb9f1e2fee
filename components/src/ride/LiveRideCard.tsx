import { canCancelLive, rideFare } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { DriverLine } from './DriverLine.tsx';
import * as styles from './LiveRideCard.css.ts';
import { liveWords } from './live-words.ts';
import { RideLegs } from './RideLegs.tsx';
import { RidePane } from './RidePane.tsx';
import { RideSteps } from './RideSteps.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useNow } from './use-now.ts';
import { useSince } from './use-since.ts';

type LiveRideCardProps = {
  /** A pending, accepted, arriving or running ride of the rider. */
  ride: Ride;
  onCancel(ride: Ride): void;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** The rider's ride as it happens: how long, who, where, what it costs. */
export function LiveRideCard({ ride, onCancel, now: held }: LiveRideCardProps) {
  const now = useNow(held);
  const words = liveWords(ride, now, useSince(ride, now));
  return (
    <section className={styles.card} aria-label="Your ride" data-testid="live-ride">
      <div className={styles.map}>
        <RidePane ride={ride} interactive={false} />
      </div>
      <div className={styles.pane}>
        <div className={styles.top}>
          <div>
            <p className={styles.eta}>
              {words.figure} {words.unit && <span className={styles.unit}>{words.unit}</span>}
            </p>
            <h2 className={styles.sentence}>{words.sentence}</h2>
          </div>
          <div className={styles.aside}>
            <StatusBadge status={ride.status} />
            {words.clock && (
              <span>
                {words.clock.label} <b className={styles.clock}>{words.clock.time}</b>
              </span>
            )}
          </div>
        </div>
        <RideSteps phase={phaseOf[ride.status]} />
        {ride.driver_id && <DriverLine ride={ride} />}
        <RideLegs ride={ride} />
        <div className={styles.foot}>
          <div>
            <span className={styles.fare}>
              <Money amount={rideFare(ride)} />
            </span>
            <p className={styles.note}>Estimated fare</p>
          </div>
          {canCancelLive(ride, 'rider') && (
            <Button variant="danger" onPress={() => onCancel(ride)}>
              Cancel ride
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
