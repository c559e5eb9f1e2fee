import type { Ride } from '@mobility/openapi';
import Star from 'lucide-react/icons/star';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LiveRideCard.css.ts';

/** Who drives, in which car. The plate stands out, because riders compare it with the car. */
export function DriverLine({ ride }: { ride: Ride }) {
  const name = ride.driver_name || 'Unknown Driver';
  return (
    <div className={styles.driver}>
      <div className={styles.portrait}>
        <Avatar id={ride.driver_id ?? name} name={name} size={48} />
        {ride.driver_rating != null && (
          <span className={styles.rating}>
            <Star size={12} fill="currentColor" aria-hidden />
            <VisuallyHidden>Rating </VisuallyHidden>
            {ride.driver_rating.toFixed(1)}
          </span>
        )}
      </div>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.vehicle}>{ride.driver_vehicle || 'No vehicle yet'}</p>
      </div>
      {ride.driver_license_plate && (
        <span className={styles.plate}>
          <VisuallyHidden>License plate </VisuallyHidden>
          {ride.driver_license_plate}
        </span>
      )}
    </div>
  );
}
