import { type BookingContext, bookingMachine } from '@mobility/machines/booking';
import { type PlaceSearchContext, placeSearchMachine } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import type { StateValueFrom } from 'xstate';
import { alerts, hold, ignore } from '../hold.ts';

/** The search for one place in one state. */
export const heldSearch = (
  value: StateValueFrom<typeof placeSearchMachine>,
  context: Partial<PlaceSearchContext> = {},
) => hold(placeSearchMachine, { input: {}, value, context });

/** A place that was chosen, or a field that is still empty. */
export const heldPlace = (place: FoundPlace | null) =>
  place
    ? heldSearch({ assisted: 'selected' }, { text: place.address, place })
    : heldSearch({ assisted: 'idle' });

/** The props of the booking screen in one state of a trip between these places. */
export const heldBooking = (
  value: StateValueFrom<typeof bookingMachine> | 'form',
  pickup: FoundPlace | null,
  dropoff: FoundPlace | null,
  context: Partial<BookingContext> = {},
) => ({
  snapshot: hold(bookingMachine, {
    input: { bookAgain: null, alerts, owner: alerts },
    // The step that the places lead to.
    value: value === 'form' ? { form: pickup && dropoff ? 'vehicle' : 'places' } : value,
    context: { pickup, dropoff, field: pickup ? 'dropoff' : 'pickup', ...context },
  }),
  pickup: heldPlace(pickup),
  dropoff: heldPlace(dropoff),
  send: ignore,
  sendPickup: ignore,
  sendDropoff: ignore,
});
