import type { Trip } from '@mobility/machines/booking';
import type { RideBooked } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { shortId } from '../../format/id.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './TripSummary.css.ts';
import { tripFigures } from './trip-figures.ts';

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** The booked trip: vehicle, fare, requirements and the id of the request. */
export const BookedTrip = ({ trip, booked }: { trip: Trip; booked: RideBooked }) => {
  const t = useText(booking);
  const shared = useText(common);
  const figures = tripFigures(trip);
  const requirements = trip.special.trim();
  return (
    <dl className={styles.rows}>
      <Row term={t('vehicle')}>
        {t('vehicleAndPassengers', {
          vehicle: shared(trip.vehicle),
          passengers: t('passengers', { count: trip.passengers }),
        })}
      </Row>
      {figures && (
        <Row term={t('fare')}>
          {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
        </Row>
      )}
      {requirements !== '' && <Row term={t('requirements')}>{requirements}</Row>}
      <Row term={t('request')}>{shortId(booked.request_id)}</Row>
    </dl>
  );
};
