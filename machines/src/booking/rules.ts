import type {
  BookRideRequest,
  Place,
  QuoteRequest,
  RidePlace,
  RideQuote,
  VehicleType,
} from '@mobility/openapi';
import { haversineKm } from '@mobility/openapi/drive';
import { limits } from '@mobility/openapi/limits';
import type { MessageKey } from '../messages.ts';
import { placeAt, samePlaceKm } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import type { BookAgain } from './book-again.ts';

/** The rider's choices before anything is booked. */
export type Trip = {
  pickup: FoundPlace | null;
  dropoff: FoundPlace | null;
  vehicle: VehicleType;
  passengers: number;
  special: string;
  /** The server's quotes for this trip. */
  quotes?: readonly RideQuote[];
};

/** The maximum length of special requirements, as the contract defines it. */
export const specialMaxLength = 1000;

const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/** The estimated fare of a trip; summary, request, fee and refunds are based on it. */
export const fareEstimate = (km: number, vehicle: VehicleType): number =>
  cents(limits.fare.base + km * limits.fare.perKm[vehicle]);

/** The estimate on a vehicle's card: the economy estimate times the factor of the vehicle. */
export const cardFare = (km: number, vehicle: VehicleType): number =>
  cents((limits.fare.base + km * limits.fare.perKm.economy) * limits.fare.cardMultiplier[vehicle]);

/** The trip's kilometres, null while a place is missing. */
export const tripDistance = ({ pickup, dropoff }: Pick<Trip, 'pickup' | 'dropoff'>): number | null =>
  pickup && dropoff ? haversineKm(pickup, dropoff) : null;

/** Why two found places cannot be a trip, as a message and its parameters. */
export type TripIssue = {
  message: Extract<MessageKey, 'booking.tooLong' | 'booking.samePlace'>;
  params: { km?: number; limit?: number };
};

/** Why no ride is possible between the two places; null where one is, or while a place is missing. */
export const tripIssue = (trip: Pick<Trip, 'pickup' | 'dropoff'>): TripIssue | null => {
  const km = tripDistance(trip);
  if (km === null) return null;
  if (km < samePlaceKm) return { message: 'booking.samePlace', params: {} };
  const limit = limits.distance.maxRideKm;
  if (km <= limit) return null;
  // Rounded up, so that 300.2 km is not shown as 300.
  return { message: 'booking.tooLong', params: { km: Math.ceil(km), limit } };
};

/** The places that are possible with the other one; all of them where none is. */
export const withinReach = (
  places: readonly FoundPlace[],
  other: FoundPlace | null,
): readonly FoundPlace[] => {
  const near = places.filter((place) => !other || haversineKm(place, other) <= limits.distance.maxRideKm);
  return near.length > 0 ? near : places;
};

const placeOf = ({ latitude, longitude, address }: FoundPlace): Place => ({ latitude, longitude, address });

/** The request for a trip, null while a place is missing. */
export const tripOf = (trip: Trip): BookRideRequest | null =>
  trip.pickup && trip.dropoff
    ? {
        pickup_location: placeOf(trip.pickup),
        dropoff_location: placeOf(trip.dropoff),
        vehicle_type: trip.vehicle,
        passenger_count: trip.passengers,
        special_requirements: trip.special.trim() || null,
      }
    : null;

/** The trip to request quotes for; null while a place is missing or no ride is possible between the two. */
export const quotableTrip = (trip: Pick<Trip, 'pickup' | 'dropoff'>): QuoteRequest | null =>
  trip.pickup && trip.dropoff && !tripIssue(trip)
    ? { pickup_location: placeOf(trip.pickup), dropoff_location: placeOf(trip.dropoff) }
    : null;

/** The server's quote for a trip with its vehicle. */
export const quoteOf = ({ quotes = [], vehicle }: Pick<Trip, 'vehicle' | 'quotes'>): RideQuote | undefined =>
  quotes.find(({ vehicle_type }) => vehicle_type === vehicle);

/** The request with the quote that was shown, if the server has sent one. */
export const requestOf = (trip: Trip): BookRideRequest | null => {
  const request = tripOf(trip);
  const quote = quoteOf(trip);
  return request && quote ? { ...request, quote_id: quote.quote_id } : request;
};

/** The choices of a form to keep over a reload. Of a fallback place only the address is kept, to be found again. */
export const draftOf = (form: Trip & { texts: { pickup: string; dropoff: string } }): BookAgain => {
  const keptPlace = (field: 'pickup' | 'dropoff'): RidePlace => {
    const place = form[field];
    if (!place || place.approximate) return { address: form.texts[field], latitude: null, longitude: null };
    return placeOf(place);
  };
  return {
    pickup: keptPlace('pickup'),
    dropoff: keptPlace('dropoff'),
    vehicle_type: form.vehicle,
    passenger_count: form.passengers,
    special_requirements: form.special,
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (value: unknown, limit: number): number | null =>
  typeof value === 'number' && Math.abs(value) <= limit ? value : null;
const textOf = (value: unknown, length: number): string =>
  typeof value === 'string' ? value.trim().slice(0, length) : '';

const readPlace = (value: unknown): RidePlace => {
  const place = isRecord(value) ? value : {};
  const address = textOf(place.address, 300);
  // Coordinates without an address are dropped, because a field cannot show them.
  if (!address) return { address, latitude: null, longitude: null };
  return { address, latitude: within(place.latitude, 90), longitude: within(place.longitude, 180) };
};

const isVehicle = (value: unknown): value is VehicleType =>
  typeof value === 'string' && Object.hasOwn(limits.fare.perKm, value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads the choices of a form from any value; a place may be missing. Null if the value is not an object. */
export const readDraft = (kept: unknown): BookAgain | null => {
  if (!isRecord(kept)) return null;
  const pickup = readPlace(kept.pickup);
  const dropoff = readPlace(kept.dropoff);
  const passengers = limits.booking.passengers.find((count) => count === kept.passenger_count);
  return {
    pickup,
    dropoff,
    vehicle_type: isVehicle(kept.vehicle_type) ? kept.vehicle_type : 'economy',
    passenger_count: passengers ?? 1,
    special_requirements: textOf(kept.special_requirements, specialMaxLength),
  };
};

/** Reads the draft of a form that the session storage kept. Null where there is none. */
export const parseDraft = (text: string | null): BookAgain | null =>
  text === null ? null : readDraft(parseJson(text));

/** Parses the draft from session storage, which other code may have changed; null unless it names two places. */
export const parseBookAgain = (text: string | null): BookAgain | null => {
  const kept = parseDraft(text);
  return kept?.pickup.address && kept.dropoff.address ? kept : null;
};

/** A place of an earlier ride as one that is chosen; null without coordinates, which leaves its address to be found. */
export const chosenPlace = ({ latitude, longitude, address }: RidePlace): FoundPlace | null =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? placeAt({ latitude, longitude }, address)
    : null;
