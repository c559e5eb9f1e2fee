import type { ReplyRequest, ReplyResult } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';

/** The notification that is answered. */
export type ReplyOriginal = { id: string; type: string; senderId?: string; senderName?: string };
export type ReplyInput = {
  original: ReplyOriginal;
  alerts: AlertSink;
  /** What was typed before the box went away, and the key of the request that was sent with it. */
  kept?: Pick<ReplyContext, 'text' | 'idempotencyKey'> | null;
};
export type ReplyContext = Omit<ReplyInput, 'kept'> & {
  text: string;
  error: ShownError | null;
  /** Counts refused attempts, so that each one moves the focus to the text. */
  attempt: number;
  /** Kept while the same reply may have arrived. */
  idempotencyKey: string | null;
};
export type ReplyEvent =
  | { type: 'open' }
  | { type: 'cancel' }
  | { type: 'setText'; text: string }
  | { type: 'send' };
export type ReplyCall = { body: ReplyRequest; idempotencyKey: string | null };

const bodyOf = ({ original, text }: ReplyContext): ReplyRequest => ({
  message: text.trim(),
  original_notification_id: original.id,
  original_type: original.type,
  ...(original.senderId !== undefined && { original_sender_id: original.senderId }),
  ...(original.senderName !== undefined && { original_sender_name: original.senderName }),
});

const empty = { text: '', error: null, idempotencyKey: null } as const;

/** The reply to a notification: the button, the text and its sending. */
export const replyMachine = setup({
  types: { input: {} as ReplyInput, context: {} as ReplyContext, events: {} as ReplyEvent },
  actors: { replyToNotification: unprovided<ReplyResult, ReplyCall>('replyToNotification') },
  guards: { hasText: ({ context }) => context.text.trim() !== '' },
  actions: {
    clear: assign(empty),
    // Another text makes another request, which needs another key.
    setText: assign((_, text: string) => ({ text, error: null, idempotencyKey: null })),
    refuseEmpty: assign(({ context }) => ({
      error: { message: 'reply.enterMessage' },
      attempt: context.attempt + 1,
    })),
    /** Provided by `replyWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    forgive: assign({ error: null }),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('reply.failed', error),
      attempt: context.attempt + 1,
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    alertSent: ({ context: { alerts } }) =>
      alerts.send({ type: 'alert', alert: { tone: 'success', message: 'reply.sent' } }),
  },
}).createMachine({
  id: 'reply',
  context: ({ input: { kept, ...input } }) => ({ ...input, ...empty, ...kept, attempt: 0 }),
  initial: 'collapsed',
  states: {
    // A text that is there from the start is in an open box.
    collapsed: { always: { guard: 'hasText', target: 'writing' }, on: { open: 'writing' } },
    writing: {
      on: {
        setText: { actions: { type: 'setText', params: ({ event }) => event.text } },
        send: [{ guard: 'hasText', target: 'sending' }, { actions: 'refuseEmpty' }],
        cancel: { target: 'collapsed', actions: 'clear' },
      },
    },
    sending: {
      entry: ['makeKey', 'forgive'],
      invoke: {
        id: 'replyToNotification',
        src: 'replyToNotification',
        input: ({ context }) => ({ body: bodyOf(context), idempotencyKey: context.idempotencyKey }),
        onDone: { target: 'collapsed', actions: ['clear', 'alertSent'] },
        onError: {
          target: 'writing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type ReplySnapshot = SnapshotFrom<typeof replyMachine>;
