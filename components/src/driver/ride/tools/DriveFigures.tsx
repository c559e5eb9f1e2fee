import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { useState } from 'react';
import { timestampMs } from '../../../format/index.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { driving } from '../../../intl/generated/en-US/driving.ts';
import { useText } from '../../../intl/use-text.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { countdown } from '../../../ride/live/countdown.ts';
import * as styles from './DriveTools.css.ts';
import type { DriveAhead } from './drive-ahead.ts';

type DriveFiguresProps = { ride: Ride; ahead: DriveAhead | null; now: number };

/** The minutes to the next stop with distance and arrival; at the pickup, how long the driver has waited. */
export const DriveFigures = ({ ride, ahead, now }: DriveFiguresProps) => {
  if (phaseOf[ride.status] === 'arriving') return <Waiting since={ride.arrived_at} now={now} />;
  return ahead && <ToGo {...ahead} now={now} />;
};

const minute = 60_000;

/** The text as it was at the last full minute on screen, so that screen readers are told it once a minute. */
const useEachMinute = (text: string, now: number): string => {
  const [told, setTold] = useState({ text: '', at: now });
  if (now - told.at >= minute) setTold({ text, at: now });
  return told.text;
};

const ToGo = ({ km, minutes, at, now }: DriveAhead & { now: number }) => {
  const t = useText(driving);
  const formats = useFormats();
  const [figure, unit] = [formats.number(minutes), t('minutesUnit', { count: minutes })];
  const distance = t('distanceAndClock', { distance: formats.distance(km), time: formats.time(at) });
  const told = useEachMinute(`${figure} ${unit}, ${distance}`, now);
  return (
    <div className={styles.figures} data-testid="drive-figures">
      <p className={styles.minutes}>
        {figure} <span className={styles.unit}>{unit}</span>
      </p>
      <p className={styles.clock}>{distance}</p>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
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
