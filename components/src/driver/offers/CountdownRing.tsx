import { limits } from '@mobility/openapi/limits';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { offer } from '../../intl/generated/en-US/offer.ts';
import { useText } from '../../intl/use-text.ts';
import { countdown } from '../../ride/live/countdown.ts';
import * as styles from './CountdownRing.css.ts';

const circumference = 2 * Math.PI * 27;
const [second, minute] = [1_000, 60_000];

type CountdownRingProps = {
  /** When the offer ends, in milliseconds since 1970. */
  until: number;
  /** The duration of a full ring, in milliseconds. */
  total: number;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The time left to answer an offer, as a ring and in figures. */
export const CountdownRing = ({ until, total, now: fixed }: CountdownRingProps) => {
  const t = useText(offer);
  const formats = useFormats();
  const now = useNow(fixed);
  const left = until - now;
  const share = Math.min(1, Math.max(0, left / total));
  const dash = `${share * circumference} ${circumference}`;
  return (
    <div className={styles.ring} role="timer">
      <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.track} cx="32" cy="32" r="27" />
        <circle className={styles.edge} cx="32" cy="32" r="27" strokeDasharray={dash} />
        <circle className={styles.left} cx="32" cy="32" r="27" strokeDasharray={dash} />
      </svg>
      <span className={styles.words}>
        <b className={styles.figure} data-urgent={left <= limits.offer.urgentBelow || undefined}>
          {left < minute ? formats.number(Math.max(0, Math.ceil(left / second))) : countdown(until, now)}
        </b>
        {t(left < minute ? 'sec' : 'timeLeft')}
      </span>
    </div>
  );
};
