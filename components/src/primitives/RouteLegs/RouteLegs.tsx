import { common } from '../../intl/generated/en-US/common.ts';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RouteLegs.css.ts';

export type RouteLegsProps = {
  pickup: string;
  dropoff: string;
  /** One line per address, with an ellipsis at the end. */
  compact?: boolean;
  /** When the car is there, as text. */
  pickupTime?: string;
  dropoffTime?: string;
};

/** Pickup and destination with their marks, the ring and the square. */
export const RouteLegs = ({ pickup, dropoff, compact, pickupTime, dropoffTime }: RouteLegsProps) => {
  const t = useText(primitives);
  const place = useText(common);
  const words = compact ? styles.compact : styles.words;
  return (
    <ul className={compact ? `${styles.legs} ${styles.tight}` : styles.legs} aria-label={t('route')}>
      <li className={styles.pickup}>
        <VisuallyHidden>{place('pickup')} </VisuallyHidden>
        <span className={words} dir="auto">
          {pickup}
        </span>
        {pickupTime && <span className={styles.time}>{pickupTime}</span>}
      </li>
      <li className={styles.dropoff}>
        <VisuallyHidden>{place('destination')} </VisuallyHidden>
        <span className={words} dir="auto">
          {dropoff}
        </span>
        {dropoffTime && <span className={styles.time}>{dropoffTime}</span>}
      </li>
    </ul>
  );
};
