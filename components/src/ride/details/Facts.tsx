import { driverEarnings, rideDistance, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { ExclusiveOffer, Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import type { ReactNode } from 'react';
import { timestampMs } from '../../format/time.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { useText } from '../../intl/use-text.ts';
import { countdown } from '../live/countdown.ts';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './RideDetailsDialog.css.ts';

type FactsProps = {
  ride: Ride;
  viewer: 'rider' | 'driver' | 'admin';
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** Distance, duration, vehicle and dates; what the viewer earned or was credited, for admins what they should look into. */
export const Facts = ({ ride, viewer, now }: FactsProps) => {
  const t = useText(receipt);
  const tCommon = useText(common);
  const formats = useFormats();
  const km = rideDistance(ride);
  const minutes = rideMinutes(ride);
  const earned = wasCancelled(ride) ? (ride.driver_received ?? 0) : driverEarnings(ride);
  const compensation = ride.rider_received ?? 0;
  return (
    <dl className={styles.facts}>
      {viewer === 'rider' && compensation > 0 && (
        <Fact label={t('compensation')}>{formats.money(compensation, 'USD')}</Fact>
      )}
      {viewer === 'driver' && <Fact label={t('yourEarnings')}>{formats.money(earned, 'USD')}</Fact>}
      {km !== null && <Fact label={t('distance')}>{formats.distance(km)}</Fact>}
      {minutes !== null && <Fact label={t('duration')}>{formats.minutes(minutes)}</Fact>}
      <Fact label={t('vehicle')}>{vehicleName(tCommon, ride.vehicle_type)}</Fact>
      <Fact label={t('passengers')}>{t('passengerCount', { count: ride.passenger_count ?? 1 })}</Fact>
      <Fact label={t('created')}>{formats.dateTime(ride.created_at)}</Fact>
      {ride.completed_at != null && <Fact label={t('completed')}>{formats.dateTime(ride.completed_at)}</Fact>}
      {ride.special_requirements && <Fact label={t('requirements')}>{ride.special_requirements}</Fact>}
      {viewer === 'admin' && ride.offered_to && <OfferedTo offer={ride.offered_to} now={now} />}
      <Marks ride={ride} />
    </dl>
  );
};

/** The driver who alone is offered the ride, until the time to answer is over. */
const OfferedTo = ({ offer, now: held }: { offer: ExclusiveOffer; now?: number }) => {
  const t = useText(receipt);
  const now = useNow(held);
  const until = timestampMs(offer.until);
  if (!(until > now)) return null;
  return (
    <Fact label={t('offeredTo')}>
      {t('offeredToDriver', { driver: offer.driver_name, left: countdown(until, now) })}
    </Fact>
  );
};

/** Facts that an admin should check: a silent driver, and commands given far from their place. */
const Marks = ({ ride }: { ride: Ride }) => {
  const t = useText(receipt);
  const formats = useFormats();
  const { driver_silent_since: silent, arrival_distance_km: arrived, completion_distance_km: ended } = ride;
  return (
    <>
      {silent != null && isActive(ride) && <Fact label={t('silentSince')}>{formats.dateTime(silent)}</Fact>}
      {arrived != null && (
        <Fact label={t('arrivedFar')}>{t('fromPickup', { distance: formats.distance(arrived) })}</Fact>
      )}
      {ended != null && (
        <Fact label={t('completedFar')}>{t('fromDestination', { distance: formats.distance(ended) })}</Fact>
      )}
    </>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
