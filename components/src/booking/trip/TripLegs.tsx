import type { FoundPlace } from '@mobility/machines/ports';
import { placeName } from '@mobility/openapi/place-name';
import { useFormats } from '../../format/use-formats.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { placeDot } from './place-dot.css.ts';
import * as styles from './TripLegs.css.ts';

type LegProps = { kind: 'pickup' | 'dropoff'; label: string; place: FoundPlace; at?: number };

const Leg = ({ kind, label, place, at }: LegProps) => {
  const formats = useFormats();
  const name = placeName(place.address);
  const below = place.address.slice(name.length).replace(/^,\s*/, '');
  return (
    <li className={styles.leg({ kind })}>
      <span className={placeDot({ kind })} aria-hidden="true" />
      <span className={styles.words}>
        <VisuallyHidden>{label} </VisuallyHidden>
        <b className={styles.name} dir="auto">
          {name}
        </b>
        {below && (
          <span className={styles.address} dir="auto">
            {below}
          </span>
        )}
      </span>
      {at !== undefined && <time className={styles.time}>{formats.time(at)}</time>}
    </li>
  );
};

export type TripLegsProps = {
  pickup: FoundPlace | null;
  dropoff: FoundPlace | null;
  /** When the ride starts and ends, milliseconds since 1970. */
  times?: { start: number; end: number };
};

/** The trip's two ends, each with its name, address and time. */
export const TripLegs = ({ pickup, dropoff, times }: TripLegsProps) => {
  const t = useText(booking);
  const shared = useText(common);
  return (
    <ul className={styles.legs} aria-label={t('route')}>
      {pickup && <Leg kind="pickup" label={shared('pickup')} place={pickup} at={times?.start} />}
      {dropoff && <Leg kind="dropoff" label={shared('destination')} place={dropoff} at={times?.end} />}
    </ul>
  );
};
