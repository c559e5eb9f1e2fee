import type { BookingEvent, BookingSnapshot } from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import type { ReactNode } from 'react';
import type { MapDriver } from '../map/summary.ts';
import type { SavedPicksProps } from '../saved-places/SavedPicks.tsx';
import type { Waits } from './choices/VehicleChoice.tsx';
import type { NamePlace } from './places/use-name-place.ts';
import type { BookingStep } from './steps/step.ts';

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
  /** Names the place of the pin. Without it the coordinates are its name. */
  namePlace?: NamePlace;
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
