import type { BookingEvent, BookingSnapshot, Trip } from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNow } from '../format/use-now.ts';
import type { MapDriver } from '../map/summary.ts';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import type { SavedPicksProps } from '../saved-places/SavedPicks.tsx';
import { BookingPane, type Preview } from './BookingPane.tsx';
import * as styles from './BookRideView.css.ts';
import { TripChoicesOnDemand } from './choices/TripChoicesOnDemand.tsx';
import type { Waits } from './choices/VehicleChoice.tsx';
import type { PinStepProps } from './steps/PinStep.tsx';
import { PlacesStep } from './steps/PlacesStep.tsx';
import { type BookingStep, stepOf } from './steps/step.ts';
import { useIsNarrow } from './steps/use-is-narrow.ts';
import { useNamedStep } from './steps/use-named-step.ts';
import { RoutePreview } from './trip/RoutePreview.tsx';

export type BookRideViewProps = {
  snapshot: BookingSnapshot;
  send: (event: BookingEvent) => void;
  /** The snapshots of the two place searches, children of the booking. */
  pickup: PlaceSearchSnapshot;
  dropoff: PlaceSearchSnapshot;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  /** Locates the device and sends `setPlace` to the pickup. Without it the button is hidden. */
  onLocate?: () => void;
  isLocating?: boolean;
  /** Drivers nearby, shown on the map. */
  drivers?: readonly MapDriver[];
  /** The minutes until the nearest car of each class arrives. */
  waits?: Waits;
  /** The destinations of earlier rides, offered on a phone. */
  recents?: readonly FoundPlace[];
  /** The saved places, for the field that is being filled; nothing without them. */
  renderSaved?: (pick: SavedPicksProps) => ReactNode;
  /** The page before this one, for the way back on a phone. */
  backHref?: string;
  /** The step that the page's address names; a change of it leads there. */
  step?: BookingStep;
  /** Called with each step on a phone. */
  onStep?: (step: BookingStep) => void;
  /** The page with the rider's rides. Without it the confirmation has a button that sends `goNow`. */
  ridesHref?: string;
  /** The page with the ride under way. */
  activeRideHref: string;
  /** The page with the unpaid rides and the balance. */
  paymentsHref: string;
  /** The rider has a ride under way: no other can be booked until it ends. */
  hasActiveRide?: boolean;
  /** Milliseconds since 1970; without it, the current time. */
  now?: number;
};

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
  usePreload(TripChoicesOnDemand);
  const [preview, setPreview] = useState<Preview>(null);
  const now = useNow(props.now, halfMinute);
  const { context } = snapshot;
  const trip: Trip = preview ? { ...context, quotes: [], [preview.field]: preview.place } : context;
  return (
    <div ref={frame} className={styles.frame}>
      {step === 'map' && <PinStep field={context.field} trip={context} send={send} />}
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
            trip={trip}
            booked={context.booked}
            drivers={props.drivers}
            wait={props.waits?.[trip.vehicle]}
            now={now}
            isStep={step === 'vehicle'}
          />
        </div>
      )}
    </div>
  );
};
