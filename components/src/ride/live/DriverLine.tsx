import type { Ride } from '@mobility/openapi';
import Star from 'lucide-react/icons/star';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CarName } from '../car/CarName.tsx';
import * as styles from './LiveRideCard.css.ts';

/** The driver, the car and its license plate, which is larger and first while the car waits at the pickup. */
export function DriverLine({ ride, isAtPickup }: { ride: Ride; isAtPickup?: boolean }) {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const name = ride.driver_name || tCommon('unknownDriver');
  return (
    <div className={styles.driver} data-at-pickup={isAtPickup || undefined}>
      <div className={styles.portrait}>
        <Avatar id={ride.driver_id ?? name} name={name} picture={ride.driver_avatar_url} size={48} />
        {ride.driver_rating != null && <DriverRating rating={ride.driver_rating} />}
      </div>
      <div className={styles.who}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.vehicle}>
          <CarName ride={ride} unknown={t('noVehicle')} />
        </p>
      </div>
      {ride.driver_license_plate && (
        <span className={styles.plate}>
          <VisuallyHidden>{t('licensePlate')} </VisuallyHidden>
          <bdi>{ride.driver_license_plate}</bdi>
        </span>
      )}
    </div>
  );
}

function DriverRating({ rating }: { rating: number }) {
  const t = useText(rideTexts);
  const formats = useFormats();
  return (
    <span className={styles.rating}>
      <Star size={12} fill="currentColor" aria-hidden />
      <VisuallyHidden>{t('rating')} </VisuallyHidden>
      {formats.rating(rating)}
    </span>
  );
}
