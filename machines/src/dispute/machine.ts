import type { Dispute, DisputeRequest, Ride } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Alert, type AlertSink, rideTopic } from '../alerts/alert.ts';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { isReadAlike } from '../typed-amount.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import { type DisputeErrors, type DisputeForm, disputeErrors, disputeOf, emptyDispute } from './rules.ts';

export type DisputeInput = {
  alerts: AlertSink;
  ride: Pick<Ride, 'id' | 'estimated_fare'>;
  /** The language that the refund is typed in. */
  locale: string;
  /** What was typed before the form was closed; empty if absent. */
  form?: DisputeForm;
};
export type DisputeContext = DisputeInput & {
  form: DisputeForm;
  errors: DisputeErrors;
  error: ShownError | null;
  idempotencyKey: string | null;
};
export type DisputeEvent =
  | { type: 'change'; change: Partial<DisputeForm> }
  | { type: 'submitDispute' }
  /** The page is in this language. Without effect while the dispute is submitted. */
  | { type: 'locale_known'; locale: string };
/** Emitted when the server has accepted the dispute. */
export type DisputeEmitted = { type: 'dispute_submitted' };
export type SubmitDisputeCall = { body: DisputeRequest; idempotencyKey: string | null };

const without = (errors: DisputeErrors, change: Partial<DisputeForm>): DisputeErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));

/** Opens a dispute about one ride, in a dialog that lives as long as this machine. */
export const disputeMachine = setup({
  types: {
    input: {} as DisputeInput,
    context: {} as DisputeContext,
    events: {} as DisputeEvent,
    emitted: {} as DisputeEmitted,
  },
  actors: { submitDispute: unprovided<Dispute, SubmitDisputeCall>('submitDispute') },
  guards: {
    isValid: ({ context: { form, ride, locale } }) =>
      Object.keys(disputeErrors(form, ride.estimated_fare, locale)).length === 0,
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    change: assign(({ context }, change: Partial<DisputeForm>) => {
      // Each type has reasons of its own.
      const all = 'type' in change && change.type !== context.form.type ? { reason: '', ...change } : change;
      return {
        form: { ...context.form, ...all },
        errors: without(context.errors, all),
        error: null,
        idempotencyKey: null,
      };
    }),
    /** A refund that is read as another amount is another request. A refusal of it stays if it is wrong, too. */
    readAgain: assign(({ context }, locale: string) => {
      const { form, ride, errors, idempotencyKey } = context;
      const { refund } = disputeErrors(form, ride.estimated_fare, locale);
      return {
        locale,
        errors: errors.refund && !refund ? without(errors, { refund: '' }) : errors,
        idempotencyKey: isReadAlike(form.refund, context.locale, locale) ? idempotencyKey : null,
      };
    }),
    showErrors: assign({
      errors: ({ context: { form, ride, locale } }) => disputeErrors(form, ride.estimated_fare, locale),
    }),
    /** Provided by `disputeWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('dispute.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    emitSubmitted: emit({ type: 'dispute_submitted' } satisfies DisputeEmitted),
  },
}).createMachine({
  id: 'dispute',
  initial: 'editing',
  context: ({ input }) => ({ form: emptyDispute, ...input, errors: {}, error: null, idempotencyKey: null }),
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        locale_known: { actions: { type: 'readAgain', params: ({ event }) => event.locale } },
        submitDispute: [
          { guard: 'isValid', target: 'submitting', actions: ['showErrors', 'makeKey'] },
          { actions: 'showErrors' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'submitDispute',
        src: 'submitDispute',
        input: ({ context: { form, ride, locale, idempotencyKey } }) => ({
          body: disputeOf(ride.id, form, locale),
          idempotencyKey,
        }),
        onDone: {
          target: 'submitted',
          actions: [
            'emitSubmitted',
            {
              type: 'alert',
              // The server's note about the same ride replaces it.
              params: ({ context: { ride } }) => ({
                tone: 'success',
                message: 'dispute.submitted',
                topic: rideTopic(ride.id),
              }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            { type: 'alert', params: { tone: 'critical', message: 'dispute.failedTryAgain' } },
          ],
        },
      },
    },
    submitted: { type: 'final' },
  },
});

export type DisputeSnapshot = SnapshotFrom<typeof disputeMachine>;
