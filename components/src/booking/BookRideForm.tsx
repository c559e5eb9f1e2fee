import { type BookingEvent, type Trip, tripIssue } from '@mobility/machines/booking';
import { type FormEvent, useId } from 'react';
import { booking } from '../intl/generated/en-US/booking.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { BookingFooter } from './BookingFooter.tsx';
import * as styles from './BookRideView.css.ts';
import { PassengerChoice } from './choices/PassengerChoice.tsx';
import { SpecialRequirements } from './choices/SpecialRequirements.tsx';
import { VehicleChoice, type Waits } from './choices/VehicleChoice.tsx';
import { RouteCard, type RouteCardProps } from './places/RouteCard.tsx';
import { useHeld } from './places/use-held.ts';
import { TripSummary } from './trip/TripSummary.tsx';
import { tripFigures } from './trip/trip-figures.ts';

export type BookRideFormProps = Omit<RouteCardProps, 'onSwap' | 'isDisabled'> & {
  /** The choices so far, with the option that is previewed. */
  trip: Trip;
  send: (event: BookingEvent) => void;
  now: number;
  /** The minutes until the nearest car of each class arrives. */
  waits?: Waits;
  /** The request is in flight: the form is disabled. */
  isBooking: boolean;
  /** The address of the ride under way, while there is one. */
  activeRideHref?: string;
};

/** The booking form: places, vehicle, passengers, requirements and the button that books. */
export const BookRideForm = ({
  trip,
  send,
  now,
  waits,
  isBooking,
  activeRideHref,
  ...places
}: BookRideFormProps) => {
  const t = useText(booking);
  const { sentence } = useSentences();
  const titleId = useId();
  const figures = tripFigures(trip);
  // Checks the chosen places, not a previewed option.
  const issue = tripIssue({ pickup: places.pickup.context.place, dropoff: places.dropoff.context.place });
  const isDisabled = isBooking || activeRideHref !== undefined;
  const shownIssue = useHeld(issue);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) send({ type: 'bookRide' });
  };
  return (
    <form className={styles.sheet} aria-labelledby={titleId} noValidate onSubmit={onSubmit}>
      <div className={styles.body}>
        <Heading id={titleId} className={styles.title}>
          {t('title')}
        </Heading>
        {activeRideHref && (
          <Notice
            tone="info"
            title={t('rideUnderWay')}
            action={
              <LinkButton size="small" href={activeRideHref}>
                {t('followRide')}
              </LinkButton>
            }
          >
            {t('rideUnderWayHint')}
          </Notice>
        )}
        <RouteCard {...places} isDisabled={isDisabled} onSwap={() => send({ type: 'swap' })} />
        <div role="status" className={styles.news}>
          {shownIssue && <Notice tone="caution">{sentence(shownIssue.message, shownIssue.params)}</Notice>}
        </div>
        <fieldset className={styles.choices} disabled={isDisabled}>
          <VehicleChoice
            value={trip.vehicle}
            waits={waits}
            km={figures?.km ?? null}
            onChange={(vehicle) => send({ type: 'setVehicle', vehicle })}
          />
          <PassengerChoice
            value={trip.passengers}
            onChange={(passengers) => send({ type: 'setPassengers', passengers })}
          />
          <SpecialRequirements
            value={trip.special}
            onChange={(special) => send({ type: 'setSpecial', special })}
            onToggle={(id) => send({ type: 'toggleQuickAdd', id })}
          />
        </fieldset>
        <TripSummary trip={trip} figures={figures} />
      </div>
      <BookingFooter trip={trip} figures={figures} now={now} isBooking={isBooking} isDisabled={isDisabled} />
    </form>
  );
};
