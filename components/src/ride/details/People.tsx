import type { Ride } from '@mobility/openapi';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { CarLine } from '../screen/CarLine.tsx';
import { PersonName } from '../screen/PersonName.tsx';
import * as styles from './RideDetailsDialog.css.ts';

type PeopleProps = {
  ride: Ride;
  viewer: 'rider' | 'driver' | 'admin';
  /** The address of a user's details. */
  hrefOfUser?: ((id: string) => string) | undefined;
};

/** The other person of the ride, with the car; an admin sees both people. */
export const People = ({ ride, viewer, hrefOfUser }: PeopleProps) => {
  const hasCar = viewer !== 'driver' && Boolean(ride.driver_id);
  return (
    <>
      {hasCar && (
        <CarLine ride={ride} hrefOfDriver={ride.driver_id ? hrefOfUser?.(ride.driver_id) : undefined} />
      )}
      {viewer !== 'rider' && <Rider ride={ride} isBelowCar={hasCar} href={hrefOfUser?.(ride.rider_id)} />}
    </>
  );
};

type RiderProps = { ride: Ride; isBelowCar: boolean; href: string | undefined };

/** The line of the car ends with a rule of its own. */
const Rider = ({ ride, isBelowCar, href }: RiderProps) => {
  const tCommon = useText(common);
  const name = ride.rider_name || tCommon('unknownRider');
  return (
    <div className={isBelowCar ? styles.person : `${styles.person} ${styles.ruled}`}>
      <Avatar id={ride.rider_id} name={name} picture={ride.rider_avatar_url} size={48} />
      <div>
        <p className={styles.name} dir="auto">
          <PersonName name={name} href={href} />
        </p>
        <p className={styles.muted}>{tCommon('rider')}</p>
      </div>
    </div>
  );
};
