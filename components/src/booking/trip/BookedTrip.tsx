import type { Trip } from '@mobility/machines/booking';
import type { RideBooked } from '@mobility/openapi';
import { shortId } from '../../format/id.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { TripRow } from './TripRow.tsx';
import * as styles from './TripSummary.css.ts';
import { tripFigures } from './trip-figures.ts';

/** The booked trip: vehicle, fare, requirements and the id of the request. */
export const BookedTrip = ({ trip, booked }: { trip: Trip; booked: RideBooked }) => {
  const t = useText(booking);
  const shared = useText(common);
  const figures = tripFigures(trip);
  const requirements = trip.special.trim();
  return (
    <dl className={styles.rows}>
      <TripRow term={t('vehicle')}>
        {t('vehicleAndPassengers', {
          vehicle: shared(trip.vehicle),
          passengers: t('passengers', { count: trip.passengers }),
        })}
      </TripRow>
      {figures && (
        <TripRow term={t('fare')}>
          {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
        </TripRow>
      )}
      {requirements !== '' && <TripRow term={t('requirements')}>{requirements}</TripRow>}
      <TripRow term={t('request')}>{shortId(booked.request_id)}</TripRow>
    </dl>
  );
};
