import type { Trip } from '@mobility/machines/booking';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../format/use-now.ts';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { BookingPane, type Preview } from './BookingPane.tsx';
import * as styles from './BookRideView.css.ts';
import type { BookRideViewProps } from './book-ride-props.ts';
import { TripChoicesOnDemand } from './choices/TripChoicesOnDemand.tsx';
import { BookingConfirmedOnDemand, BookingFailedOnDemand } from './outcome/OutcomesOnDemand.tsx';
import type { PinStepProps } from './steps/PinStep.tsx';
import { PlacesStep } from './steps/PlacesStep.tsx';
import { stepOf } from './steps/step.ts';
import { useIsNarrow } from './steps/use-is-narrow.ts';
import { useNamedStep } from './steps/use-named-step.ts';
import { RoutePreview } from './trip/RoutePreview.tsx';

const halfMinute = 30_000;

const PinStep = onDemand<PinStepProps>(() => import('./steps/PinStep.tsx').then((module) => module.PinStep));

/** Moves the focus to the title of a step that replaces another; the page decides where the focus starts. */
const useStepFocus = (frame: { current: HTMLElement | null }, step: string | null): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (step === null || step === 'places') return;
    const title = frame.current?.querySelector<HTMLElement>('h1, h2, h3');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [frame, step]);
};

/** The booking screen: the form, the confirmation or the error, and the map beside it. On a phone the form is two steps. */
export const BookRideView = (props: BookRideViewProps) => {
  const { snapshot, send, activeRideHref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const step = isNarrow ? stepOf(snapshot) : null;
  useStepFocus(frame, step);
  useNamedStep(step, props);
  // Already in the first step of a phone: a network that is lost cannot deliver the error's code.
  usePreload(TripChoicesOnDemand, BookingConfirmedOnDemand, BookingFailedOnDemand);
  const [preview, setPreview] = useState<Preview>(null);
  const now = useNow(props.now, halfMinute);
  const { context } = snapshot;
  const isWhole = context.pickup !== null && context.dropoff !== null;
  useEffect(() => {
    // A ride that is booked again can be submitted before the preload above begins.
    if (!isWhole) return;
    BookingConfirmedOnDemand.preload();
    BookingFailedOnDemand.preload();
  }, [isWhole]);
  const trip: Trip = preview ? { ...context, quotes: [], [preview.field]: preview.place } : context;
  return (
    <div ref={frame} className={styles.frame}>
      {step === 'map' && (
        <PinStep field={context.field} trip={context} send={send} namePlace={props.namePlace} />
      )}
      {step === 'places' && (
        <PlacesStep
          {...props}
          field={context.field}
          incomplete={context.incomplete}
          activeRideHref={props.hasActiveRide ? activeRideHref : undefined}
        />
      )}
      {(step === null || step === 'vehicle') && (
        <div className={`${styles.booking} ${step === 'vehicle' ? styles.vehicleStep : ''}`}>
          <BookingPane {...props} now={now} trip={trip} setPreview={setPreview} isStep={step === 'vehicle'} />
          <RoutePreview
            {...props}
            trip={trip}
            booked={context.booked}
            wait={props.waits?.[trip.vehicle]}
            now={now}
            isStep={step === 'vehicle'}
            isNarrow={isNarrow}
          />
        </div>
      )}
    </div>
  );
};
