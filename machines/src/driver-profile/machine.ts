import type { DriverProfile, DriverProfileInput } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { keyAfter } from '../idempotency.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import {
  type DriverProfileErrors,
  type DriverProfileForm,
  emptyProfile,
  formOfProfile,
  profileErrors,
  profileOf,
} from './rules.ts';

/**
 * `year` is the current calendar year: the form starts with it, and the next one is the latest. `profile` is the one that
 * the form changes; without it the form creates one.
 */
export type DriverProfileMachineInput = { alerts: AlertSink; year: number; profile?: DriverProfile };

export type DriverProfileContext = {
  alerts: AlertSink;
  year: number;
  form: DriverProfileForm;
  errors: DriverProfileErrors;
  error: ShownError | null;
  profile: DriverProfile | null;
  /** Whether the form changes an existing profile. */
  isUpdate: boolean;
  idempotencyKey: string | null;
};

export type DriverProfileEvent =
  | { type: 'change'; change: Partial<DriverProfileForm> }
  | { type: 'createDriverProfile' }
  | { type: 'updateDriverProfile' };

/** Emitted when the profile was created or changed, so that the app reads it again. */
export type DriverProfileEmitted = { type: 'profile_created' } | { type: 'profile_changed' };

export type CreateProfileInput = { body: DriverProfileInput; idempotencyKey: string | null };

const create = [
  { guard: 'isValid', target: '#driverProfile.saving', actions: ['showErrors', 'makeKey'] },
  { target: '#driverProfile.editing', actions: 'showErrors' },
] as const;

const update = [
  { guard: 'isValid', target: '#driverProfile.updating', actions: 'showErrors' },
  { target: '#driverProfile.editing', actions: 'showErrors' },
] as const;

/** Creates a driver's profile, or changes it. */
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
    updateDriverProfile: unprovided<DriverProfile, DriverProfileInput>('updateDriverProfile'),
  },
  guards: {
    isValid: ({ context }) => Object.keys(profileErrors(context.form, context.year)).length === 0,
    isUnavailable: (_, { error }: { error: unknown }) => isUnavailable(error),
  },
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
    emitChanged: emit({ type: 'profile_changed' }),
  },
}).createMachine({
  id: 'driverProfile',
  initial: 'editing',
  context: ({ input: { alerts, year, profile } }) => ({
    alerts,
    year,
    isUpdate: profile !== undefined,
    form: profile ? formOfProfile(profile) : emptyProfile(year),
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
        updateDriverProfile: update,
      },
    },
    updating: {
      invoke: {
        id: 'updateDriverProfile',
        src: 'updateDriverProfile',
        input: ({ context }) => profileOf(context.form),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keep', params: ({ event }) => event.output },
            { type: 'alert', params: { tone: 'success', message: 'profile.updated' } },
            'emitChanged',
          ],
        },
        onError: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: { type: 'alert', params: { tone: 'info', message: 'driver.updateNotImplemented' } },
          },
          {
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        ],
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
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
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
        updateDriverProfile: update,
      },
    },
    done: { type: 'final' },
  },
});

export type DriverProfileSnapshot = SnapshotFrom<typeof driverProfileMachine>;
