import type { KnownLocation, Ride } from '@mobility/openapi';
import { arrivalMinutes, driveOf } from '@mobility/openapi/drive';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { timestampMs } from '../../../format/index.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { driver } from '../../../intl/generated/en-US/driver.ts';
import { useText } from '../../../intl/use-text.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { countdown } from '../../../ride/live/countdown.ts';
import * as styles from './DriveTools.css.ts';
import { straightKm } from './next-stop.ts';

type DriveFiguresProps = { ride: Ride; car: KnownLocation | undefined; to: MapPlace | null; now: number };
const minute = 60_000;

/** The minutes to the next stop with distance and arrival; at the pickup, how long the driver has waited. */
export const DriveFigures = ({ ride, car, to, now }: DriveFiguresProps) => {
  if (phaseOf[ride.status] === 'arriving') return <Waiting since={ride.arrived_at} now={now} />;
  return car && to ? <ToGo km={straightKm(car, to)} now={now} /> : null;
};

const ToGo = ({ km: straight, now }: { km: number; now: number }) => {
  const t = useText(driver);
  const formats = useFormats();
  const { km, minutes } = driveOf(straight);
  const shown = arrivalMinutes(minutes);
  const time = formats.time(Math.ceil(now / minute) * minute + shown * minute);
  return (
    <div className={styles.figures} data-testid="drive-figures">
      <p className={styles.minutes}>
        {formats.number(shown)} <span className={styles.unit}>{t('minutesUnit', { count: shown })}</span>
      </p>
      <p className={styles.clock}>{t('distanceAndClock', { distance: formats.distance(km), time })}</p>
    </div>
  );
};

const Waiting = ({ since, now }: { since: Ride['arrived_at']; now: number }) => {
  const t = useText(driver);
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
