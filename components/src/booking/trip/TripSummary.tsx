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
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './TripSummary.css.ts';
import { minutesText, type TripFigures } from './trip-figures.ts';

/** The name of a place and, below it, the rest of its address. */
const Place = ({ place }: { place: FoundPlace }) => {
  const name = placeName(place.name);
  const below = addressBelow({ name, address: place.address });
  return (
    <dd className={styles.value}>
      <span dir="auto">{name}</span>
      {below !== name && (
        <span className={styles.address} dir="auto">
          {below}
        </span>
      )}
    </dd>
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
        <div className={styles.row}>
          <dt className={styles.term}>{tChoices('from')}</dt>
          <Place place={pickup} />
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{tChoices('to')}</dt>
          <Place place={dropoff} />
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{tChoices('distanceAndTime')}</dt>
          <dd className={styles.value}>
            {tChoices('distanceTime', {
              distance: formats.distance(figures.km),
              time: minutesText(formats, figures.minutes),
            })}
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{t('vehicle')}</dt>
          <dd className={styles.value}>
            {t('vehicleAndPassengers', {
              vehicle: shared(trip.vehicle),
              passengers: t('passengers', { count: trip.passengers }),
            })}
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{t('fare')}</dt>
          <dd className={styles.value}>
            {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
          </dd>
        </div>
        {trip.special.trim() !== '' && (
          <div className={styles.row}>
            <dt className={styles.term}>{t('requirements')}</dt>
            <dd className={styles.value}>{trip.special.trim()}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
