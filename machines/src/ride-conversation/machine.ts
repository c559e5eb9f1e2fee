import type { ReplyResult } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import type { Clock } from '../ports.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided, unprovidedCallback } from '../unprovided.ts';
import type { SentMessage } from './rules.ts';

export type RideConversationInput = { rideId: string; clock: Clock };

export type RideConversationContext = RideConversationInput & {
  /** The text in the field. */
  text: string;
  /** The message on its way, trimmed; empty where there is none. */
  pending: string;
  /** Why the pending message was not sent. */
  error: ShownError | null;
  /** The messages sent since the screen opened. */
  sent: readonly SentMessage[];
  idempotencyKey: string | null;
};

export type RideConversationEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'change'; text: string }
  | { type: 'send' }
  | { type: 'retry' }
  /** The live channel is back, and with it the server. */
  | { type: 'reconnected' }
  /** Puts a message that was not sent back into the field. */
  | { type: 'takeBack' };
type PresenceEvent = { type: 'online' | 'offline' | 'became_visible' };

export type SendMessageInput = { rideId: string; message: string; idempotencyKey: string | null };

/** Whether the server was never reached, so that the message goes out as soon as it can be reached again. */
const isUnreachable = (error: unknown): boolean => callErrorOf(error).kind === 'network';

/** The conversation of a ride: whether it is on screen, and the message that is being sent. */
export const rideConversationMachine = setup({
  types: {
    input: {} as RideConversationInput,
    context: {} as RideConversationContext,
    events: {} as RideConversationEvent | PresenceEvent,
  },
  actors: {
    sendRideMessage: unprovided<ReplyResult, SendMessageInput>('sendRideMessage'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isUnreachable: (_, { error }: { error: unknown }) => isUnreachable(error),
  },
  actions: {
    change: assign((_, { text }: { text: string }) => ({ text })),
    post: assign(({ context }) => ({ pending: context.text.trim(), text: '', error: null })),
    clearError: assign({ error: null }),
    /** Provided by `rideConversationWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    keep: assign(({ context }, { notification_id }: ReplyResult) => ({
      sent: [
        ...context.sent,
        {
          id: notification_id ?? context.idempotencyKey ?? `${context.sent.length}`,
          text: context.pending,
          at: context.clock.now(),
        },
      ],
      pending: '',
      idempotencyKey: null,
    })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('ride.messageFailed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    takeBack: assign(({ context: { pending, text } }) => ({
      text: text.trim() === '' ? pending : `${pending} ${text}`,
      pending: '',
      error: null,
      idempotencyKey: null,
    })),
  },
}).createMachine({
  id: 'rideConversation',
  context: ({ input }) => ({
    ...input,
    text: '',
    pending: '',
    error: null,
    sent: [],
    idempotencyKey: null,
  }),
  type: 'parallel',
  states: {
    screen: {
      initial: 'closed',
      states: {
        closed: { on: { open: 'opened' } },
        opened: { on: { close: 'closed' } },
      },
    },
    outbox: {
      initial: 'empty',
      on: { change: { actions: { type: 'change', params: ({ event }) => event } } },
      states: {
        empty: { on: { send: { guard: 'hasText', target: 'sending', actions: 'post' } } },
        sending: {
          entry: ['clearError', 'makeKey'],
          invoke: {
            src: 'sendRideMessage',
            id: 'sendRideMessage',
            input: ({ context: { rideId, pending, idempotencyKey } }) => ({
              rideId,
              message: pending,
              idempotencyKey,
            }),
            onDone: { target: 'empty', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'failed',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        /** Not sent because there is no network or no server; sent again once both are there. */
        waiting: {
          invoke: { src: 'watchPresence', id: 'watchPresence' },
          on: {
            online: 'sending',
            reconnected: 'sending',
            retry: 'sending',
            takeBack: { target: 'empty', actions: 'takeBack' },
          },
        },
        failed: { on: { retry: 'sending', takeBack: { target: 'empty', actions: 'takeBack' } } },
      },
    },
  },
});

export type RideConversationSnapshot = SnapshotFrom<typeof rideConversationMachine>;
