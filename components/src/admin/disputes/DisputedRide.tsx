import { rideDistance, rideFare, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { minutesBetween } from '../../ride/minutes-between.ts';
import { placeOf } from '../../ride/places.ts';
import * as styles from './Disputes.css.ts';
import { Fact } from './Fact.tsx';

/** A number that stays in one line with its unit. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** How far, how long and for which fare was driven. The distance may not be known, or only how far it was at least. */
const useDriven = (ride: Ride): string | null => {
  const t = useText(adminDisputes);
  const { distance, minutes, money } = useFormats();
  const driven = minutesBetween(ride.started_at, ride.completed_at);
  if (driven === null) return null;
  const { driven_distance_km: km, driven_distance_partial: isPartial } = ride;
  const values = { time: whole(minutes(Math.max(1, Math.round(driven)))), fare: money(rideFare(ride)) };
  if (km == null) return t('drivenUnknown', values);
  return t(isPartial ? 'drivenAtLeast' : 'drivenOf', { ...values, distance: whole(distance(km)) });
};

/** What was driven, and below it the estimate, whose distance is the straight line. */
const Trip = ({ ride }: { ride: Ride }) => {
  const t = useText(adminDisputes);
  const { distance, minutes, money } = useFormats();
  const [km, time, driven] = [rideDistance(ride), rideMinutes(ride), useDriven(ride)];
  const { estimated_fare, completion_distance_km: far } = ride;
  return (
    <>
      {driven !== null && (
        <Fact name={t('driven')}>
          <MoneyText>{driven}</MoneyText>
        </Fact>
      )}
      {km !== null && time !== null && (
        <Fact name={t('estimate')}>
          <MoneyText>
            {t('estimateOf', {
              distance: whole(distance(km)),
              time: whole(minutes(time)),
              fare: money(estimated_fare),
            })}
          </MoneyText>
        </Fact>
      )}
      {far != null && <Fact name={t('endedAt')}>{t('endedFar', { distance: distance(far) })}</Fact>}
    </>
  );
};

export type DisputedRideProps = { ride: Ride };

/** The ride that a dispute is about: its way on the map, and beside it what was driven, the estimate and the driver. */
export const DisputedRide = ({ ride }: DisputedRideProps) => {
  const t = useText(adminDisputes);
  const tRide = useText(rideTexts);
  const tMap = useText(adminMap);
  const pickup = placeOf(ride.pickup_location, ride.pickup_address);
  const dropoff = placeOf(ride.dropoff_location, ride.dropoff_address);
  return (
    <div className={styles.ride}>
      {pickup && dropoff && (
        <div className={styles.map}>
          <MapOnDemand
            label={t('route')}
            twoFingersHint={tMap('twoFingers')}
            pickup={pickup}
            dropoff={dropoff}
            route={wasCancelled(ride) ? 'cancelled' : 'done'}
          />
        </div>
      )}
      <dl className={styles.rideFacts}>
        {ride.cancel_reason_code === 'rider_no_show' && <Fact name={tRide('status')}>{t('noShow')}</Fact>}
        <Trip ride={ride} />
        {ride.driver_name && (
          <Fact name={t('driver')}>
            <bdi>{ride.driver_name}</bdi>
          </Fact>
        )}
      </dl>
    </div>
  );
};
