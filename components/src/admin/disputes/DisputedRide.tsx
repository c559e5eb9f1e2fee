import { rideDistance, rideFare, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { minutesBetween } from '../../ride/minutes-between.ts';
import { placeOf } from '../../ride/places.ts';
import * as styles from './Disputes.css.ts';
import { Fact } from './Fact.tsx';

/** The way of the estimate beside what was driven. The distance that was driven is stored nowhere. */
const Trip = ({ ride }: { ride: Ride }) => {
  const t = useText(adminDisputes);
  const { distance, minutes, money } = useFormats();
  const [km, time] = [rideDistance(ride), rideMinutes(ride)];
  const driven = minutesBetween(ride.started_at, ride.completed_at);
  const { estimated_fare, completion_distance_km: far } = ride;
  return (
    <>
      {km !== null && time !== null && (
        <Fact name={t('estimate')}>
          <MoneyText>
            {t('estimateOf', { distance: distance(km), time: minutes(time), fare: money(estimated_fare) })}
          </MoneyText>
        </Fact>
      )}
      {driven !== null && (
        <Fact name={t('driven')}>
          <MoneyText>
            {t('drivenOf', { time: minutes(Math.max(1, Math.round(driven))), fare: money(rideFare(ride)) })}
          </MoneyText>
        </Fact>
      )}
      {far != null && <Fact name={t('endedAt')}>{t('endedFar', { distance: distance(far) })}</Fact>}
    </>
  );
};

/** The ride that a dispute is about: its way on the map, what was estimated and what was driven, and its driver. */
export const DisputedRide = ({ ride }: { ride: Ride }) => {
  const t = useText(adminDisputes);
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
        <Trip ride={ride} />
        {ride.driver_name && (
          <Fact name={t('driver')}>
            <bdi>{ride.driver_name}</bdi>
          </Fact>
        )}
      </dl>
    </>
  );
};
