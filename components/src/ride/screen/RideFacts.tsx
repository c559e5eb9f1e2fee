import { rideBill, rideDistance, rideFare, rideMinutes, wasCancelled } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { tripText } from '../ride-text.ts';
import { PaymentBadge } from '../StatusBadge.tsx';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './RideScreen.css.ts';

/** What the ride costs, what was ordered, and how it is paid. A cancelled ride costs its fee or nothing. */
export const RideFacts = ({ ride }: { ride: Ride }) => {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const formats = useFormats();
  const vehicle = vehicleName(tCommon, ride.vehicle_type);
  const passengers = tCommon('passengers', { count: ride.passenger_count ?? 1 });
  return (
    <dl className={styles.facts}>
      <Cost ride={ride} />
      <Fact label={t('vehicleAndPassengers', { vehicle, passengers })}>
        {tripText(formats, rideDistance(ride), rideMinutes(ride))}
      </Fact>
      <Fact label={t('payment')}>
        <Payment ride={ride} />
      </Fact>
    </dl>
  );
};

const Cost = ({ ride }: { ride: Ride }) => {
  const t = useText(rideTexts);
  const fee = wasCancelled(ride) ? rideBill(ride).total : 0;
  if (fee > 0) {
    return (
      <Fact label={t('cancellationFee')}>
        <Money amount={fee} />
      </Fact>
    );
  }
  const fare = <Money amount={rideFare(ride)} />;
  return (
    <Fact label={t(isActive(ride) || wasCancelled(ride) ? 'estimatedFare' : 'fare')}>
      {wasCancelled(ride) ? <s>{fare}</s> : fare}
    </Fact>
  );
};

const Payment = ({ ride }: { ride: Ride }) => {
  const t = useText(rideTexts);
  if (isActive(ride)) return t('payAfterRide');
  if (wasCancelled(ride)) return t(rideBill(ride).total > 0 ? 'takenFromBalance' : 'nothingToPay');
  return <PaymentBadge status={ride.payment_status ?? 'not_initiated'} />;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
