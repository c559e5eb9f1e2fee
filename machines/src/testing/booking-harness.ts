import type { BookRideRequest, QuoteRequest, RideQuotes } from '@mobility/openapi';
import type { CallOptions } from '@mobility/sdk';
import { vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { bookingWith } from '../booking/actors.ts';
import type { BookAgain } from '../booking/book-again.ts';
import { placeAt } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import { recordingAlerts } from './index.ts';

export const ferry = placeAt({ latitude: 37.7955, longitude: -122.3937 }, 'Ferry Building');
export const park = placeAt({ latitude: 37.7694, longitude: -122.4862 }, 'Golden Gate Park');
export const booked = { request_id: 'ride-1', matches_found: 2 };
export const again: BookAgain = {
  pickup: { address: 'Ferry Building', latitude: 37.7955, longitude: -122.3937 },
  dropoff: { address: 'Golden Gate Park', latitude: 37.7694, longitude: -122.4862 },
  vehicle_type: 'suv',
  passenger_count: 3,
  special_requirements: 'Stroller',
};

export const quote = {
  quote_id: 'quote-1',
  vehicle_type: 'suv',
  estimated_fare: 25.4,
  distance_km: 9,
  duration_minutes: 18,
  expires_at: '2026-11-23T12:00:00.000Z',
} as const;

/** A running booking with a clock, an alert sink and a recorded client. */
export const startBooking = (bookAgain: BookAgain | null = null, draft: BookAgain | null = null) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const bookRide = vi.fn(async (_trip: BookRideRequest, _options?: CallOptions) => booked);
  const quoteRides = vi.fn(async (_trip: QuoteRequest): Promise<RideQuotes> => ({ quotes: [quote] }));
  const geocode = vi.fn(async (): Promise<FoundPlace | null> => null);
  const changed: unknown[] = [];
  let issued = 0;
  const actor = createActor(
    bookingWith({
      client: { bookRide, quoteRides },
      places: { suggest: async () => [ferry], geocode },
      ids: { next: () => `key-${++issued}` },
    }),
    { clock, input: { bookAgain, draft, alerts, owner: { send: (event) => void changed.push(event) } } },
  ).start();
  const field = (name: 'pickup' | 'dropoff') => {
    const child = actor.getSnapshot().children[name];
    if (!child) throw new Error(`${name} is gone`);
    return child;
  };
  const choosePlaces = (): void => {
    field('pickup').send({ type: 'select', place: ferry });
    field('dropoff').send({ type: 'select', place: park });
  };
  const keys = () => bookRide.mock.calls.map(([, options]) => options?.idempotencyKey);
  const closed: string[] = [];
  actor.on('confirmation_closed', ({ request_id }) => closed.push(request_id));
  return {
    actor,
    clock,
    alerts,
    closed,
    bookRide,
    quoteRides,
    geocode,
    changed,
    field,
    choosePlaces,
    keys,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};
