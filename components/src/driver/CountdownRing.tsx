import { limits } from '@mobility/openapi/limits';
import { countdown } from '../ride/live-words.ts';
import { useNow } from '../ride/use-now.ts';
import * as styles from './CountdownRing.css.ts';

const length = 2 * Math.PI * 27;

type CountdownRingProps = {
  /** When the offer ends, in milliseconds. */
  until: number;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** The time left to answer an offer, as a ring and in figures. */
export function CountdownRing({ until, now: held }: CountdownRingProps) {
  const now = useNow(held);
  const share = Math.min(1, Math.max(0, (until - now) / limits.ride.expiresAfter));
  const dash = `${share * length} ${length}`;
  return (
    <div className={styles.ring} role="timer">
      <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.track} cx="32" cy="32" r="27" />
        <circle className={styles.edge} cx="32" cy="32" r="27" strokeDasharray={dash} />
        <circle className={styles.left} cx="32" cy="32" r="27" strokeDasharray={dash} />
      </svg>
      <span className={styles.words}>
        <b className={styles.figure}>{countdown(until, now)}</b>left
      </span>
    </div>
  );
}
