import type { QuoteRequest, RideQuote, RideQuotes } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type QuoteContext = { trip: QuoteRequest | null; quotes: readonly RideQuote[] };
/** The trip to quote; null while a place is missing or no ride is possible. */
export type QuoteEvent = { type: 'price'; trip: QuoteRequest | null } | { type: 'refuse' };

/** In milliseconds: how long before it expires a quote is requested again. */
const renewBefore = 20_000;

const isSameTrip = (one: QuoteRequest | null, other: QuoteRequest | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reads the server's quotes for a trip. Where it has none, the list stays empty and the formula applies. */
export const quoteMachine = setup({
  types: { context: {} as QuoteContext, events: {} as QuoteEvent },
  actors: { quoteRides: unprovided<RideQuotes, { trip: QuoteRequest | null }>('quoteRides') },
  delays: { settle: limits.placeSearch.settle, renew: limits.quote.validFor - renewBefore },
  guards: {
    isSame: ({ context }, trip: QuoteRequest | null) => isSameTrip(context.trip, trip),
    isMissing: (_, trip: QuoteRequest | null) => trip === null,
  },
  actions: {
    adopt: assign((_, trip: QuoteRequest | null) => ({ trip, quotes: [] })),
    keep: assign((_, { quotes }: RideQuotes) => ({ quotes })),
    drop: assign({ quotes: [] }),
  },
}).createMachine({
  id: 'quote',
  context: { trip: null, quotes: [] },
  initial: 'idle',
  on: {
    price: [
      { guard: { type: 'isSame', params: ({ event }) => event.trip } },
      {
        guard: { type: 'isMissing', params: ({ event }) => event.trip },
        target: '.idle',
        actions: { type: 'adopt', params: ({ event }) => event.trip },
      },
      { target: '.settling', actions: { type: 'adopt', params: ({ event }) => event.trip } },
    ],
  },
  states: {
    idle: {},
    settling: { after: { settle: 'asking' } },
    asking: {
      invoke: {
        id: 'quoteRides',
        src: 'quoteRides',
        input: ({ context }) => ({ trip: context.trip }),
        onDone: { target: 'quoted', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'unquoted', actions: 'drop' },
      },
    },
    // Requested again before the quotes expire; until the answer, the old fares are shown.
    quoted: { after: { renew: 'asking' }, on: { refuse: { target: 'asking', actions: 'drop' } } },
    unquoted: {},
  },
});
