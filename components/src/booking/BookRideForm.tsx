import type { BookingEvent } from '@mobility/machines/booking.machine';
import { type Trip, tripFault } from '@mobility/machines/booking.rules';
import { type FormEvent, useId } from 'react';
import { text } from '../messages/text.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import * as styles from './Booking.css.ts';
import { BookingFooter } from './BookingFooter.tsx';
import { PassengerChoice } from './PassengerChoice.tsx';
import { RouteCard, type RouteCardProps } from './RouteCard.tsx';
import { SpecialRequirements } from './SpecialRequirements.tsx';
import { TripSummary } from './TripSummary.tsx';
import { tripFigures } from './trip-figures.ts';
import { VehicleChoice } from './VehicleChoice.tsx';

export type BookRideFormProps = Omit<RouteCardProps, 'onSwap' | 'isDisabled'> & {
  /** The choices so far, with the option that is being looked at in its place. */
  trip: Trip;
  send: (event: BookingEvent) => void;
  now: number;
  /** The request is under way: nothing changes until it is answered. */
  isBooking: boolean;
  /** Where the ride under way is, while there is one. */
  activeRideHref?: string;
};

/** The trip's choices, from the places to the button that books them. */
export const BookRideForm = ({
  trip,
  send,
  now,
  isBooking,
  activeRideHref,
  ...places
}: BookRideFormProps) => {
  const titleId = useId();
  const figures = tripFigures(trip);
  // Of what was chosen, not of an option that is only looked at.
  const fault = tripFault({ pickup: places.pickup.context.place, dropoff: places.dropoff.context.place });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBooking) send({ type: 'bookRide' });
  };
  return (
    <form className={styles.sheet} aria-labelledby={titleId} noValidate onSubmit={onSubmit}>
      <div className={styles.body}>
        <h1 id={titleId} className={styles.title}>
          Book a ride
        </h1>
        {activeRideHref && (
          <Notice
            tone="info"
            title="You already have a ride under way"
            action={
              <LinkButton size="small" href={activeRideHref}>
                Follow your ride
              </LinkButton>
            }
          >
            You can book another one when it ends.
          </Notice>
        )}
        <RouteCard {...places} isDisabled={isBooking} onSwap={() => send({ type: 'swap' })} />
        <div role="status" className={styles.news}>
          {fault && <Notice tone="caution">{text(fault.message, fault.params)}</Notice>}
        </div>
        <fieldset className={styles.choices} disabled={isBooking}>
          <VehicleChoice
            value={trip.vehicle}
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
      <BookingFooter trip={trip} figures={figures} now={now} isBooking={isBooking} />
    </form>
  );
};
