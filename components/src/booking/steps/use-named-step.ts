import type { BookingEvent } from '@mobility/machines/booking';
import { useEffect, useRef } from 'react';
import type { BookingStep } from './step.ts';

type Named = {
  step?: BookingStep;
  onStep?: (step: BookingStep) => void;
  send: (event: BookingEvent) => void;
};

const leadsTo: Record<BookingStep, BookingEvent> = {
  places: { type: 'editPlaces' },
  map: { type: 'chooseOnMap' },
  vehicle: { type: 'proceed' },
};

/** Keeps the step of a phone and the step that the page's address names together. `shown` is null on a wide screen. */
export const useNamedStep = (shown: BookingStep | null, { step: named, onStep, send }: Named): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's callback may be another function at each render.
  useEffect(() => onStep?.(shown ?? 'places'), [shown]);
  const last = useRef(named);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that the booking takes itself must not be undone by the old address.
  useEffect(() => {
    // At first the booking decides: a ride that is booked again starts with the vehicles.
    if (last.current === named) return;
    last.current = named;
    if (named && shown && named !== shown) send(leadsTo[named]);
  }, [named]);
};
