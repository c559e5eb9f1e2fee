import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { timestampMs } from '../../../format/index.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { driving } from '../../../intl/generated/en-US/driving.ts';
import { useText } from '../../../intl/use-text.ts';
import { countdown } from '../../../ride/live/countdown.ts';
import * as styles from './DriveTools.css.ts';
import type { DriveAhead } from './drive-ahead.ts';

type DriveFiguresProps = { ride: Ride; ahead: DriveAhead | null; now: number };

/** The minutes to the next stop with distance and arrival; at the pickup, how long the driver has waited. */
export const DriveFigures = ({ ride, ahead, now }: DriveFiguresProps) => {
  if (phaseOf[ride.status] === 'arriving') return <Waiting since={ride.arrived_at} now={now} />;
  return ahead && <ToGo {...ahead} />;
};

const ToGo = ({ km, minutes, at }: DriveAhead) => {
  const t = useText(driving);
  const formats = useFormats();
  return (
    <div className={styles.figures} data-testid="drive-figures">
      <p className={styles.minutes}>
        {formats.number(minutes)} <span className={styles.unit}>{t('minutesUnit', { count: minutes })}</span>
      </p>
      <p className={styles.clock}>
        {t('distanceAndClock', { distance: formats.distance(km), time: formats.time(at) })}
      </p>
    </div>
  );
};

const Waiting = ({ since, now }: { since: Ride['arrived_at']; now: number }) => {
  const t = useText(driving);
  const formats = useFormats();
  const from = since == null ? Number.NaN : timestampMs(since);
  if (Number.isNaN(from)) return null;
  return (
    <div className={styles.waiting} role="timer">
      <span className={styles.waited}>{countdown(Math.max(from, now), from)}</span>
      <div>
        <p className={styles.turn}>{t('waiting')}</p>
        <p className={styles.clock}>{t('waitingSince', { time: formats.time(from) })}</p>
      </div>
    </div>
  );
};
