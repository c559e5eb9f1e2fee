import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RouteLegs.css.ts';

export type RouteLegsProps = {
  pickup: string;
  dropoff: string;
  /** One line per address, cut at the end. */
  compact?: boolean;
};

/** Where from and where to: the ring and the square that stand for them everywhere. */
export const RouteLegs = ({ pickup, dropoff, compact }: RouteLegsProps) => {
  const words = compact ? styles.compact : undefined;
  return (
    <ul className={styles.legs} aria-label="Route">
      <li className={styles.pickup}>
        <span className={words}>
          <VisuallyHidden>Pickup </VisuallyHidden>
          {pickup}
        </span>
      </li>
      <li className={styles.dropoff}>
        <span className={words}>
          <VisuallyHidden>Destination </VisuallyHidden>
          {dropoff}
        </span>
      </li>
    </ul>
  );
};
