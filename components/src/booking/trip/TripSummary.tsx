import type { Trip } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import { placeName } from '@mobility/openapi/place-name';
import { useId } from 'react';
import { addressBelow } from '../../format/address-below.ts';
import { useFormats } from '../../format/use-formats.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { rich } from '../../intl/rich.tsx';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { TripRow } from './TripRow.tsx';
import * as styles from './TripSummary.css.ts';
import { minutesText, type TripFigures } from './trip-figures.ts';

/** The name of a place and, below it, the rest of its address. */
const Place = ({ place }: { place: FoundPlace }) => {
  const { sentence } = useSentences();
  const name = placeName(place.name);
  const below = addressBelow({ name, address: place.address });
  return (
    <>
      <span dir="auto">{name}</span>
      {below !== name && (
        <span className={styles.address} dir="auto">
          {below}
        </span>
      )}
      {place.approximate && <span className={styles.caution}>{sentence('booking.approximatePlace')}</span>}
    </>
  );
};

/** The trip before it is booked, line by line. */
export const TripSummary = ({ trip, figures }: { trip: Trip; figures: TripFigures | null }) => {
  const t = useText(booking);
  const tChoices = useText(bookingChoices);
  const shared = useText(common);
  const formats = useFormats();
  const titleId = useId();
  const { pickup, dropoff } = trip;
  if (!pickup || !dropoff || !figures) return null;
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <Heading isOfPart id={titleId} className={styles.title}>
        {tChoices('tripSummary')}
      </Heading>
      <dl className={styles.rows}>
        <TripRow term={tChoices('from')}>
          <Place place={pickup} />
        </TripRow>
        <TripRow term={tChoices('to')}>
          <Place place={dropoff} />
        </TripRow>
        <TripRow term={tChoices('distanceAndTime')}>
          {tChoices('distanceTime', {
            distance: formats.distance(figures.km),
            time: minutesText(formats, figures.minutes),
          })}
        </TripRow>
        <TripRow term={t('vehicle')}>
          {tChoices('vehicleAndPassengers', {
            vehicle: shared(trip.vehicle),
            passengers: t('passengers', { count: trip.passengers }),
          })}
        </TripRow>
        <TripRow term={tChoices('fare')}>
          {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
        </TripRow>
        {trip.special.trim() !== '' && (
          <TripRow term={tChoices('requirements')}>{trip.special.trim()}</TripRow>
        )}
      </dl>
    </section>
  );
};
