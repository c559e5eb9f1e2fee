import type { Trip } from '@mobility/machines/booking';
import type { RideBooked } from '@mobility/openapi';
import { shortId } from '../../format/id.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { bookingOutcome } from '../../intl/generated/en-US/booking-outcome.ts';
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
  const tChoices = useText(bookingChoices);
  const tOutcome = useText(bookingOutcome);
  const shared = useText(common);
  const figures = tripFigures(trip);
  const requirements = trip.special.trim();
  return (
    <dl className={styles.rows}>
      <TripRow term={t('vehicle')}>
        {tChoices('vehicleAndPassengers', {
          vehicle: shared(trip.vehicle),
          passengers: t('passengers', { count: trip.passengers }),
        })}
      </TripRow>
      {figures && (
        <TripRow term={tChoices('fare')}>
          {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
        </TripRow>
      )}
      {requirements !== '' && <TripRow term={tChoices('requirements')}>{requirements}</TripRow>}
      <TripRow term={tOutcome('request')}>{shortId(booked.request_id)}</TripRow>
    </dl>
  );
};
