import type { Message } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';

export type SafetyReportInput = { rideId: string };
export type ReportSafetyInput = { rideId: string; message: string; idempotencyKey: string | null };
export type SafetyReportContext = SafetyReportInput & {
  message: string;
  idempotencyKey: string | null;
  error: ShownError | null;
};
export type SafetyReportEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'setMessage'; message: string }
  | { type: 'report' };

/** The help of a ride in an emergency: numbers to call, and a report to the operators. */
export const safetyReportMachine = setup({
  types: {
    input: {} as SafetyReportInput,
    context: {} as SafetyReportContext,
    events: {} as SafetyReportEvent,
  },
  actors: { reportSafety: unprovided<Message, ReportSafetyInput>('reportSafety') },
  guards: { hasMessage: ({ context }) => context.message.trim() !== '' },
  actions: {
    // Another text makes another request, which needs another key.
    setMessage: assign((_, message: string) => ({ message, error: null, idempotencyKey: null })),
    /** Provided by `safetyReportWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    askForMessage: assign({ error: { message: 'safety.describe' } }),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('safety.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    clear: assign({ message: '', error: null, idempotencyKey: null }),
  },
}).createMachine({
  id: 'safetyReport',
  context: ({ input }) => ({ ...input, message: '', idempotencyKey: null, error: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: 'editing' } },
    editing: {
      on: {
        setMessage: { actions: { type: 'setMessage', params: ({ event }) => event.message } },
        report: [{ guard: 'hasMessage', target: 'sending' }, { actions: 'askForMessage' }],
        close: 'closed',
      },
    },
    sending: {
      entry: 'makeKey',
      invoke: {
        id: 'reportSafety',
        src: 'reportSafety',
        input: ({ context: { rideId, message, idempotencyKey } }) => ({
          rideId,
          message: message.trim(),
          idempotencyKey,
        }),
        onDone: { target: 'sent', actions: 'clear' },
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: { on: { close: 'closed' } },
  },
});

export type SafetyReportSnapshot = SnapshotFrom<typeof safetyReportMachine>;
