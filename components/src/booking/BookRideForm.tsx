import { type BookingEvent, type Field, type Trip, tripIssue } from '@mobility/machines/booking';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type FormEvent, type ReactNode, useId } from 'react';
import { booking } from '../intl/generated/en-US/booking.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { useText } from '../intl/use-text.ts';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { hidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import type { SavedPicksProps } from '../saved-places/SavedPicks.tsx';
import { BookingFooter } from './BookingFooter.tsx';
import * as styles from './BookRideView.css.ts';
import { TripChoicesOnDemand } from './choices/TripChoicesOnDemand.tsx';
import type { Waits } from './choices/VehicleChoice.tsx';
import type { MissingPlacesProps } from './places/MissingPlaces.tsx';
import { RideUnderWayOnDemand } from './places/RideUnderWayOnDemand.tsx';
import { RouteCard, type RouteCardProps } from './places/RouteCard.tsx';
import { SentenceOnDemand } from './places/SentenceOnDemand.tsx';
import { useHeld } from './places/use-held.ts';
import { tripFigures } from './trip/trip-figures.ts';

export type BookRideFormProps = Omit<RouteCardProps, 'onSwap' | 'isDisabled'> & {
  /** The field that saved places are for. */
  field?: Field;
  renderSaved?: (pick: SavedPicksProps) => ReactNode;
  /** The choices so far, with the option that is previewed. */
  trip: Trip;
  send: (event: BookingEvent) => void;
  now: number;
  /** The minutes until the nearest car of each class arrives. */
  waits?: Waits;
  /** The request is in flight: the form is disabled. */
  isBooking: boolean;
  /** The booking waits until the typed texts are looked up; typing ends that. */
  isChecking?: boolean;
  /** What the typed texts were read as is to be checked before the ride is booked. */
  isReview?: boolean;
  /** The address of the ride under way, while there is one. */
  activeRideHref?: string;
  /** The second step on a phone: the places are on a screen of their own. */
  isStep?: boolean;
};

const minute = 60_000;

/** Shown after a submit that lacks a place. It takes the focus at once, so its code has to be there by then. */
const MissingPlaces = onDemand<MissingPlacesProps>(() =>
  import('./places/MissingPlaces.tsx').then((module) => module.MissingPlaces),
);

const toCheck = { message: 'booking.checkPlaces' } as const;

type FormPlacesProps = Omit<RouteCardProps, 'onSwap' | 'onField'> &
  Pick<BookRideFormProps, 'send' | 'renderSaved' | 'isReview'> & { field: Field; isDisabled: boolean };

/** The two fields with what is wrong with them, and the saved places. */
const FormPlaces = ({ send, field, renderSaved, isDisabled, isReview, ...places }: FormPlacesProps) => {
  usePreload(MissingPlaces, SentenceOnDemand);
  // Checks the chosen places, not a previewed option.
  const chosen = { pickup: places.pickup.context.place, dropoff: places.dropoff.context.place };
  const issue = useHeld(tripIssue(chosen) ?? (isReview ? toCheck : null));
  return (
    <>
      {places.incomplete ? <MissingPlaces {...chosen} attempts={places.incomplete} /> : null}
      <RouteCard
        {...places}
        isDisabled={isDisabled}
        onField={(entered) => send({ type: 'editField', field: entered })}
        onSwap={() => send({ type: 'swap' })}
      />
      {renderSaved?.({
        chosen: chosen[field],
        onChoose: (place) => send({ type: 'choosePlace', field, place }),
        isDisabled,
      })}
      <div role="status" className={styles.news}>
        {issue && (
          <Notice tone="caution">
            <SentenceOnDemand {...issue} />
          </Notice>
        )}
      </div>
    </>
  );
};

/** The booking form: places, vehicle, passengers, requirements and the button that books. */
export const BookRideForm = ({
  trip,
  send,
  now,
  waits,
  isBooking,
  isChecking = false,
  activeRideHref,
  isStep = false,
  field = 'dropoff',
  renderSaved,
  ...places
}: BookRideFormProps) => {
  const t = useText(booking);
  const shared = useText(common);
  const titleId = useId();
  const figures = tripFigures(trip);
  const isDisabled = isBooking || activeRideHref !== undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) send({ type: 'bookRide' });
  };
  return (
    <form
      className={`${styles.sheet} ${isStep ? styles.stepSheet : ''}`}
      aria-labelledby={titleId}
      data-whole-window={isStep || undefined}
      noValidate
      onSubmit={onSubmit}
    >
      {isStep && (
        <IconButton
          className={styles.back}
          variant="secondary"
          label={shared('back')}
          icon={<ArrowLeft className={styles.arrow} size={24} aria-hidden="true" />}
          isDisabled={isBooking}
          onPress={() => send({ type: 'editPlaces' })}
        />
      )}
      <div
        className={`${styles.body} ${isStep ? styles.stepBody : ''}`}
        // Contains nothing focusable, so it takes the focus itself to be scrolled by keys.
        tabIndex={isDisabled ? 0 : undefined}
      >
        <Heading id={titleId} className={isStep ? hidden : styles.title}>
          {t('title')}
        </Heading>
        {activeRideHref && <RideUnderWayOnDemand href={activeRideHref} />}
        {!isStep && (
          <FormPlaces
            {...places}
            field={field}
            renderSaved={renderSaved}
            send={send}
            isDisabled={isDisabled}
          />
        )}
        <TripChoicesOnDemand
          trip={trip}
          figures={figures}
          send={send}
          waits={waits}
          now={now}
          isStep={isStep}
          isDisabled={isDisabled}
        />
      </div>
      <BookingFooter
        trip={trip}
        figures={figures}
        startsAt={now + (waits?.[trip.vehicle] ?? 0) * minute}
        isBooking={isBooking}
        isChecking={isChecking}
        isDisabled={isDisabled}
      />
    </form>
  );
};
