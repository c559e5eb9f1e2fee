import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import places from '@mobility/openapi/examples/QuoteRequest.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import quotes from '@mobility/openapi/examples/RideQuotes.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const rider: State = ['a user is signed in', { role: 'rider' }];
const trip = { ...booking, vehicle_type: 'economy' } as const;
const quoted = (more: Record<string, string | number> = {}): State => ['a rider and a quote', more];

describe('a quote', () => {
  it('quoteRides returns a price for each vehicle type', async () => {
    const answer = await interaction({
      operation: 'quoteRides',
      given: rider,
      when: 'a request for the quotes of a trip',
      body: places,
      status: 200,
      answer: { quotes: quotes.quotes.map((quote) => shape(quote, ['vehicle_type'])) },
      call: (client) => client.quoteRides(places),
    });
    expect(answer).toMatchObject({ quotes: quotes.quotes });
  });

  it('quoteRides refuses a trip across an ocean', async () => {
    const tooFar = {
      ...places,
      dropoff_location: { latitude: 48.7758, longitude: 9.1829, address: 'Stuttgart' },
    };
    const error = await refusedInteraction({
      operation: 'quoteRides',
      given: rider,
      when: 'a request for the quotes of a trip across an ocean',
      body: tooFar,
      status: 400,
      code: 'ride_too_long',
      call: (client) => client.quoteRides(tooFar),
    });
    expect(error).toMatchObject({ status: 400, code: 'ride_too_long' });
  });

  it('bookRide accepts a quoted price', async () => {
    const answer = await interaction({
      operation: 'bookRide',
      given: quoted(),
      when: 'a booking with its quote',
      body: { ...trip, quote_id: fromState() },
      status: 201,
      answer: shape(booked),
      call: (client, id) => client.bookRide({ ...trip, quote_id: id }),
    });
    expect(answer).toEqual(booked);
  });

  it.each([
    ['that has expired', quoted({ minutes_ago: 5 }), 409, 'quote_expired'],
    ['of another user', quoted({ to: 'another rider' }), 400, 'quote_mismatch'],
  ] as const)('bookRide refuses a quote %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'bookRide',
      given,
      when: `a booking with a quote ${how}`,
      body: { ...trip, quote_id: fromState() },
      status,
      code,
      call: (client, id) => client.bookRide({ ...trip, quote_id: id }),
    });
    expect(error).toMatchObject({ status, code });
  });
});
