import type { Ride } from '@mobility/openapi';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { CarLine } from '../screen/CarLine.tsx';
import * as styles from './RideDetailsDialog.css.ts';

type PeopleProps = { ride: Ride; viewer: 'rider' | 'driver' | 'admin' };

/** The other person of the ride, with the car; an admin sees both people. */
export const People = ({ ride, viewer }: PeopleProps) => {
  const hasCar = viewer !== 'driver' && Boolean(ride.driver_id);
  return (
    <>
      {hasCar && <CarLine ride={ride} />}
      {viewer !== 'rider' && <Rider ride={ride} isBelowCar={hasCar} />}
    </>
  );
};

type RiderProps = { ride: Ride; isBelowCar: boolean };

/** The line of the car ends with a rule of its own. */
const Rider = ({ ride, isBelowCar }: RiderProps) => {
  const tCommon = useText(common);
  const name = ride.rider_name || tCommon('unknownRider');
  return (
    <div className={isBelowCar ? styles.person : `${styles.person} ${styles.ruled}`}>
      <Avatar id={ride.rider_id} name={name} picture={ride.rider_avatar_url} size={48} />
      <div>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.muted}>{tCommon('rider')}</p>
      </div>
    </div>
  );
};
