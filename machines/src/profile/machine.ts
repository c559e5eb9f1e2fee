import type { ProfileUpdate, User } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { unprovided } from '../unprovided.ts';
import { formOf, type ProfileErrors, type ProfileForm, profileErrors, updateOf } from './rules.ts';

export type ProfileInput = { alerts: AlertSink };
export type ProfileContext = ProfileInput & {
  form: ProfileForm;
  errors: ProfileErrors;
  /** Why the last save failed. */
  error: ShownError | null;
};
export type ProfileEvent =
  | { type: 'edit'; user: User }
  | { type: 'change'; change: Partial<ProfileForm> }
  | { type: 'cancel' }
  | { type: 'updateMyProfile' };
/** Emitted with the user as the server stored it. */
export type ProfileEmitted = { type: 'profile_updated'; user: User };

const empty: ProfileForm = { name: '', email: '', phone: '' };

/** The personal information of the signed-in user: read-only until Edit. */
export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
  },
  actors: { updateMyProfile: unprovided<User, ProfileUpdate>('updateMyProfile') },
  guards: { isValid: ({ context }) => Object.keys(profileErrors(context.form)).length === 0 },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    fill: assign((_, user: User) => ({ form: formOf(user), errors: {}, error: null })),
    change: assign(({ context }, change: Partial<ProfileForm>) => ({
      form: { ...context.form, ...change },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      error: null,
    })),
    showErrors: assign(({ context }) => ({ errors: profileErrors(context.form), error: null })),
    fail: assign((_, { error }: { error: unknown }) => ({
      error: shownError('profile.updateFailed', error),
    })),
    emitUpdated: emit((_, user: User) => ({ type: 'profile_updated', user }) as const),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, form: empty, errors: {}, error: null }),
  initial: 'reading',
  states: {
    reading: {
      on: { edit: { target: 'editing', actions: { type: 'fill', params: ({ event }) => event.user } } },
    },
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        cancel: 'reading',
        updateMyProfile: [
          { guard: 'isValid', target: 'saving', actions: 'showErrors' },
          { actions: 'showErrors' },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'updateMyProfile',
        src: 'updateMyProfile',
        input: ({ context }) => updateOf(context.form),
        onDone: {
          target: 'reading',
          actions: [
            { type: 'emitUpdated', params: ({ event }) => event.output },
            { type: 'alert', params: { tone: 'success', message: 'profile.updated' } },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
