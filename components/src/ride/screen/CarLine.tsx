import type { Ride } from '@mobility/openapi';
import Star from 'lucide-react/icons/star';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CarName } from '../car/CarName.tsx';
import * as styles from './CarLine.css.ts';
import { PersonName } from './PersonName.tsx';

type CarLineProps = {
  ride: Ride;
  /** The car waits at the pickup: the plate comes first and is larger. */
  isAtPickup?: boolean;
  /** The address of the driver's details, to which the name leads. */
  hrefOfDriver?: string | undefined;
};

/** The driver with the rating, and the car with its license plate. */
export const CarLine = ({ ride, isAtPickup, hrefOfDriver }: CarLineProps) => {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const formats = useFormats();
  const name = ride.driver_name || tCommon('unknownDriver');
  return (
    <div className={styles.line} data-at-pickup={isAtPickup || undefined}>
      <div className={styles.person}>
        <Avatar id={ride.driver_id ?? name} name={name} picture={ride.driver_avatar_url} size={48} />
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            <PersonName name={name} href={hrefOfDriver} />
          </p>
          {ride.driver_rating != null && (
            <p className={styles.rating}>
              <Star size={12} fill="currentColor" aria-hidden />
              <VisuallyHidden>{t('rating')} </VisuallyHidden>
              {formats.rating(ride.driver_rating)}
            </p>
          )}
        </div>
      </div>
      <div className={styles.car}>
        <Plate ride={ride} />
        <p className={styles.vehicle}>
          <CarName ride={ride} unknown={t('noVehicle')} />
        </p>
      </div>
    </div>
  );
};

/** The license plate, which riders compare with the car's. */
export const Plate = ({ ride }: Pick<CarLineProps, 'ride'>) => {
  const t = useText(rideTexts);
  return ride.driver_license_plate ? (
    <span className={styles.plate}>
      <VisuallyHidden>{t('licensePlate')} </VisuallyHidden>
      <bdi>{ride.driver_license_plate}</bdi>
    </span>
  ) : null;
};
