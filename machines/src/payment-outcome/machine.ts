import type { PaymentStatus } from '@mobility/openapi';
import { assign, setup } from 'xstate';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { isAway, isOpen, openAnswers, pauseAfter } from './rules.ts';

export type PaymentOutcomeInput = { rideId: string };

export type PaymentOutcomeContext = PaymentOutcomeInput & {
  /** How many answers left it open whether the ride is paid. */
  open: number;
  /** How many questions in a row got no answer. */
  unanswered: number;
  /** The last answer; null as long as there is none. */
  status: PaymentStatus | null;
};

export type PaymentOutcomeEvent =
  | { type: 'became_visible' | 'online' | 'offline' }
  /** The server answers again. */
  | { type: 'live_connected' };

/**
 * Finds out whether a payment was made whose answer was lost. It asks as long as the server is away, and ends with the
 * status of the payment, or null where the server refuses to tell.
 */
export const paymentOutcomeMachine = setup({
  types: {
    input: {} as PaymentOutcomeInput,
    context: {} as PaymentOutcomeContext,
    events: {} as PaymentOutcomeEvent,
    output: {} as PaymentStatus | null,
    children: {} as { getRidePaymentStatus: 'getRidePaymentStatus'; watchPresence: 'watchPresence' },
  },
  actors: {
    getRidePaymentStatus: unprovided<PaymentStatus, { rideId: string }>('getRidePaymentStatus'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { pause: ({ context }) => pauseAfter(context.unanswered) },
  guards: {
    isOpen: ({ context }, status: PaymentStatus) => isOpen(status) && context.open + 1 < openAnswers,
    isAway: (_, { error }: { error: unknown }) => isAway(error),
    mayAskAgain: ({ context }) => context.open + 1 < openAnswers,
  },
  actions: {
    setStatus: assign((_, status: PaymentStatus) => ({ status, unanswered: 0 })),
    countOpen: assign({ open: ({ context }) => context.open + 1 }),
    countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
  },
}).createMachine({
  id: 'paymentOutcome',
  context: ({ input }) => ({ ...input, open: 0, unanswered: 0, status: null }),
  output: ({ context }) => context.status,
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'getRidePaymentStatus',
        id: 'getRidePaymentStatus',
        input: ({ context }) => ({ rideId: context.rideId }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'setStatus', params: ({ event }) => event.output }, 'countOpen'],
          },
          { target: 'known', actions: { type: 'setStatus', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isAway', params: ({ event }) => event },
            target: 'waiting',
            actions: 'countUnanswered',
          },
          { guard: 'mayAskAgain', target: 'waiting', actions: 'countOpen' },
          { target: 'known' },
        ],
      },
    },
    waiting: {
      after: { pause: 'asking' },
      // Browsers slow down the timers of hidden tabs.
      on: { became_visible: 'asking', online: 'asking', live_connected: 'asking' },
    },
    known: { type: 'final' },
  },
});
