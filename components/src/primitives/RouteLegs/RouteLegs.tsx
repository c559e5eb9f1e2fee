import { placeDetail, placeName } from '@mobility/openapi/place-name';
import { common } from '../../intl/generated/en-US/common.ts';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RouteLegs.css.ts';

export type RouteLegsProps = {
  pickup: string;
  dropoff: string;
  /** One line per address: the name of the place, then as much of the rest as there is room for, muted. A long name has two lines. */
  compact?: boolean;
  /** The name of each place, and below it the rest of its address on one line. */
  detailed?: boolean;
  /** When the car is at the place, as text. */
  pickupTime?: string;
  dropoffTime?: string;
};

/** Pickup and destination with their marks, the ring and the square. */
export const RouteLegs = ({ pickup, dropoff, pickupTime, dropoffTime, ...look }: RouteLegsProps) => {
  const t = useText(primitives);
  const place = useText(common);
  return (
    <ul className={look.compact ? `${styles.legs} ${styles.tight}` : styles.legs} aria-label={t('route')}>
      <li className={styles.pickup}>
        <VisuallyHidden>{place('pickup')} </VisuallyHidden>
        <Address {...look} text={pickup} />
        {pickupTime && <span className={styles.time}>{pickupTime}</span>}
      </li>
      <li className={styles.dropoff}>
        <VisuallyHidden>{place('destination')} </VisuallyHidden>
        <Address {...look} text={dropoff} />
        {dropoffTime && <span className={styles.time}>{dropoffTime}</span>}
      </li>
    </ul>
  );
};

type AddressProps = Pick<RouteLegsProps, 'compact' | 'detailed'> & { text: string };

const Address = ({ text, compact, detailed }: AddressProps) => {
  const name = compact || detailed ? placeName(text) : text;
  const detail = name === text ? '' : placeDetail(text);
  // An address that is cut has the direction of its own text, so that its end is cut.
  if (compact && !(detailed && detail))
    return (
      <span className={styles.words}>
        <bdi className={styles.oneLine}>
          <span className={styles.place}>{name}</span>
          {detail && <span className={styles.rest}>, {detail}</span>}
        </bdi>
      </span>
    );
  return (
    <span className={compact ? styles.compact : styles.words}>
      <bdi className={detail ? styles.name : undefined}>{name}</bdi>
      {detail && (
        <>
          {' '}
          <bdi className={styles.detail}>{detail}</bdi>
        </>
      )}
    </span>
  );
};
