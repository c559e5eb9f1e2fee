import type { Ride } from '@mobility/openapi';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { liveStatus } from '../status.ts';
import * as styles from './LiveRideCard.css.ts';
import type { LiveText } from './live-text.ts';

type RideHeadlineProps = {
  ride: Ride;
  text: LiveText;
  /** The heading of a page, or of a card on one. */
  as?: 'h1' | 'h2';
};

/** The state of a ride: the large figure, the sentence, the status and the time of day. */
export function RideHeadline({ ride, text, as: Heading = 'h2' }: RideHeadlineProps) {
  const { figure, unit, sentence, clock } = text;
  const t = useText(rideTexts);
  return (
    <div className={styles.top}>
      <p className={styles.eta}>
        {figure} {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      <div className={styles.aside}>
        <StatusBadge status={liveStatus(ride.status)} />
        {clock && (
          <span>
            {rich((slot) => t(clock.text, { time: slot(<b className={styles.clock}>{clock.time}</b>) }))}
          </span>
        )}
      </div>
      <Heading className={styles.sentence}>{sentence}</Heading>
    </div>
  );
}
