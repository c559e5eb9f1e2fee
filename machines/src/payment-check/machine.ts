import type { SessionStatus } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { declinedMessage, hasEnded, isPaidOtherwise, successMessage } from './rules.ts';

/** `sessionId` is the query parameter session_id of /payment-success. */
export type PaymentCheckInput = { sessionId: string; alerts: AlertSink };

export type PaymentCheckContext = PaymentCheckInput & {
  /** The number of the current or last attempt, from 1 to `limits.paymentCheck.attempts`. */
  attempt: number;
  /** The last answer; null as long as no attempt got one. */
  result: SessionStatus | null;
};

export type PaymentCheckEvent = { type: 'became_visible' | 'online' | 'offline' };

/** Checks after a hosted checkout whether the payment arrived: every 2 seconds, at most 10 times. */
export const paymentCheckMachine = setup({
  types: {
    input: {} as PaymentCheckInput,
    context: {} as PaymentCheckContext,
    events: {} as PaymentCheckEvent,
  },
  actors: {
    getPaymentSessionStatus: unprovided<SessionStatus, { sessionId: string }>('getPaymentSessionStatus'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { pollInterval: limits.paymentCheck.pollInterval },
  guards: {
    isPaid: (_, { payment_status }: SessionStatus) => payment_status === 'paid',
    isPaidOtherwise: (_, answer: SessionStatus) => isPaidOtherwise(answer),
    isDeclined: (_, answer: SessionStatus) => hasEnded(answer),
    hasAttemptsLeft: ({ context }) => context.attempt < limits.paymentCheck.attempts,
  },
  actions: {
    setResult: assign((_, result: SessionStatus) => ({ result })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
  },
}).createMachine({
  id: 'paymentCheck',
  context: ({ input }) => ({ ...input, attempt: 1, result: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'getPaymentSessionStatus',
            id: 'getPaymentSessionStatus',
            input: ({ context }) => ({ sessionId: context.sessionId }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#paymentCheck.success',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isPaidOtherwise', params: ({ event }) => event.output },
                target: '#paymentCheck.alreadyPaid',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isDeclined', params: ({ event }) => event.output },
                target: '#paymentCheck.failed.declined',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                guard: 'hasAttemptsLeft',
                target: 'waiting',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                target: '#paymentCheck.failed.timedOut',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
            ],
            onError: [
              { guard: 'hasAttemptsLeft', target: 'waiting' },
              { target: '#paymentCheck.failed.errored' },
            ],
          },
        },
        // Starts after the answer, so that requests to a slow server do not overlap.
        waiting: {
          exit: 'countAttempt',
          after: { pollInterval: 'asking' },
          // Browsers slow down the timers of hidden tabs.
          on: { became_visible: 'asking', online: 'asking' },
        },
      },
    },
    success: {
      entry: {
        type: 'alert',
        params: ({ context }) => ({ tone: 'success', message: successMessage(context.result) }),
      },
    },
    /** The ride was paid in another way while the page of this session was open. */
    alreadyPaid: {},
    failed: {
      initial: 'timedOut',
      states: {
        declined: {
          entry: {
            type: 'alert',
            params: ({ context }) => ({ tone: 'critical', message: declinedMessage(context.result) }),
          },
        },
        timedOut: {
          entry: { type: 'alert', params: { tone: 'critical', message: 'payment.checkTimedOut' } },
        },
        errored: {
          entry: { type: 'alert', params: { tone: 'critical', message: 'payment.checkFailed' } },
        },
      },
    },
  },
});

export type PaymentCheckSnapshot = SnapshotFrom<typeof paymentCheckMachine>;
