import type { DriverProfile, DriverProfileInput } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import {
  type DriverProfileErrors,
  type DriverProfileForm,
  emptyProfile,
  profileErrors,
  profileOf,
} from './rules.ts';

/** `year` is the current calendar year: the form starts with it, and the next one is the latest. */
export type DriverProfileMachineInput = { alerts: AlertSink; year: number };

export type DriverProfileContext = {
  alerts: AlertSink;
  year: number;
  form: DriverProfileForm;
  errors: DriverProfileErrors;
  error: ShownError | null;
  profile: DriverProfile | null;
  idempotencyKey: string | null;
};

export type DriverProfileEvent =
  | { type: 'change'; change: Partial<DriverProfileForm> }
  | { type: 'createDriverProfile' };

/** Emitted when the profile was created, so that the app reads it again. */
export type DriverProfileEmitted = { type: 'profile_created' };

export type CreateProfileInput = { body: DriverProfileInput; idempotencyKey: string | null };

const create = [
  { guard: 'isValid', target: '#driverProfile.saving', actions: ['showErrors', 'makeKey'] },
  { target: '#driverProfile.editing', actions: 'showErrors' },
] as const;

/** Creates a driver's profile. */
export const driverProfileMachine = setup({
  types: {
    input: {} as DriverProfileMachineInput,
    context: {} as DriverProfileContext,
    events: {} as DriverProfileEvent,
    emitted: {} as DriverProfileEmitted,
    output: {} as DriverProfile | null,
  },
  actors: {
    createDriverProfile: unprovided<DriverProfile, CreateProfileInput>('createDriverProfile'),
  },
  guards: { isValid: ({ context }) => Object.keys(profileErrors(context.form, context.year)).length === 0 },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    change: assign(({ context }, change: Partial<DriverProfileForm>) => ({
      form: { ...context.form, ...change },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      error: null,
      idempotencyKey: null,
    })),
    showErrors: assign({ errors: ({ context }) => profileErrors(context.form, context.year) }),
    /** Provided by `driverProfileWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    keep: assign((_, profile: DriverProfile) => ({ profile, error: null, idempotencyKey: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('driver.profileFailed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    emitCreated: emit({ type: 'profile_created' }),
  },
}).createMachine({
  id: 'driverProfile',
  initial: 'editing',
  context: ({ input: { alerts, year } }) => ({
    alerts,
    year,
    form: emptyProfile(year),
    errors: {},
    error: null,
    profile: null,
    idempotencyKey: null,
  }),
  output: ({ context }) => context.profile,
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        createDriverProfile: create,
      },
    },
    saving: {
      invoke: {
        id: 'createDriverProfile',
        src: 'createDriverProfile',
        input: ({ context }) => ({
          body: profileOf(context.form),
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keep', params: ({ event }) => event.output },
            { type: 'alert', params: { tone: 'success', message: 'driver.profileCreated' } },
            'emitCreated',
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            errorAlert('driver.profileFailed'),
          ],
        },
      },
    },
    failed: {
      on: {
        change: {
          target: 'editing',
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        createDriverProfile: create,
      },
    },
    done: { type: 'final' },
  },
});

export type DriverProfileSnapshot = SnapshotFrom<typeof driverProfileMachine>;
