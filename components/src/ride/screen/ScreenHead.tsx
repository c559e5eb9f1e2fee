import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { useId } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { trip as tripTexts } from '../../intl/generated/en-US/trip.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { liveStatus, statusText } from '../status.ts';
import * as styles from './ScreenHead.css.ts';
import type { ScreenText } from './use-screen-text.ts';

export type ScreenHeadProps = { ride: Ride; text: ScreenText };

/**
 * The state of the ride: the sentence as the title with its status, below it the large figure and the
 * time of day. The status is not said twice where it is the large figure itself. The reason of a
 * cancelled ride describes the title, which is focused when the ride ends.
 */
export const ScreenHead = ({ ride, text }: ScreenHeadProps) => {
  const t = useText(rideTexts);
  const status = liveStatus(ride.status);
  const reasonId = useId();
  return (
    <div className={styles.head}>
      <h1 className={styles.sentence} aria-describedby={text.reason && reasonId}>
        {text.sentence}
      </h1>
      {statusText(t, status) === text.figure ? <span /> : <StatusBadge status={status} />}
      <Figure text={text} />
      <Clock ride={ride} text={text} />
      {text.reason && (
        <p id={reasonId} className={styles.reason}>
          <bdi>{text.reason}</bdi>
        </p>
      )}
    </div>
  );
};

export const Figure = ({ text }: Pick<ScreenHeadProps, 'text'>) => (
  <p className={styles.figure}>
    {text.figure} {text.unit && <span className={styles.unit}>{text.unit}</span>}
  </p>
);

const Clock = ({ ride, text: { clock } }: ScreenHeadProps) => {
  const t = useText(rideTexts);
  const tTrip = useText(tripTexts);
  const formats = useFormats();
  const large = (time: string) => <b className={styles.clock}>{time}</b>;
  if (clock)
    return <p className={styles.aside}>{rich((slot) => t(clock.text, { time: slot(large(clock.time)) }))}</p>;
  if (phaseOf[ride.status] !== 'arriving' || ride.arrived_at == null) return null;
  const since = formats.time(ride.arrived_at);
  return (
    <p className={styles.aside}>{rich((slot) => tTrip('waitingSince', { time: slot(large(since)) }))}</p>
  );
};
