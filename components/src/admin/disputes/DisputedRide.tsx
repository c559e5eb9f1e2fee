import { rideDistance, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import { placeOf } from '../../ride/places.ts';
import * as styles from './Disputes.css.ts';
import { Fact } from './Fact.tsx';

/** The ride that a dispute is about: its way on the map, its length and its driver. */
export const DisputedRide = ({ ride }: { ride: Ride }) => {
  const t = useText(adminDisputes);
  const { distance, minutes } = useFormats();
  const [km, time] = [rideDistance(ride), rideMinutes(ride)];
  const pickup = placeOf(ride.pickup_location, ride.pickup_address);
  const dropoff = placeOf(ride.dropoff_location, ride.dropoff_address);
  return (
    <>
      {pickup && dropoff && (
        <div className={styles.map}>
          <MapOnDemand
            label={t('route')}
            pickup={pickup}
            dropoff={dropoff}
            route={wasCancelled(ride) ? 'cancelled' : 'done'}
          />
        </div>
      )}
      <dl className={styles.facts}>
        {km !== null && time !== null && (
          <Fact name={t('trip')}>{t('tripOf', { distance: distance(km), time: minutes(time) })}</Fact>
        )}
        {ride.driver_name && (
          <Fact name={t('driver')}>
            <bdi>{ride.driver_name}</bdi>
          </Fact>
        )}
      </dl>
    </>
  );
};
