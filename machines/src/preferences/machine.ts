import type { DriverPreferencesPatch } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { tellFailure } from '../alerts/tell-failure.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { isValidRadius, type Preferences, readPreferences, withoutRadius } from './rules.ts';

type Input = { alerts: AlertSink };
type Context = Input & {
  /** The preferences on the server; the defaults until it has answered. */
  saved: Preferences;
  /** The change that is being saved. */
  sent: DriverPreferencesPatch;
  /** Changes since then. */
  draft: DriverPreferencesPatch;
};
type Event =
  | { type: 'setRadius'; radius: number }
  | { type: 'setAutoAccept'; isOn: boolean }
  | { type: 'setNotifications'; isOn: boolean }
  /** The driver reloads everything. */
  | { type: 'refresh' }
  /** Another window or device may have changed them. */
  | { type: 'recheck' }
  | { type: 'became_visible' | 'online' | 'offline' };

const defaults: Preferences = {
  radius_km: limits.radius.default,
  auto_accept: false,
  notifications_enabled: true,
};

const preferencesSetup = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    getDriverPreferences: unprovided<Preferences>('getDriverPreferences'),
    updateDriverPreferences: unprovided<Preferences, DriverPreferencesPatch>('updateDriverPreferences'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { saveAfter: limits.radius.saveAfter },
  guards: {
    isValidRadius: (_, { radius }: { radius: number }) => isValidRadius(radius),
    hasDraft: ({ context }) => Object.keys(context.draft).length > 0,
  },
  actions: {
    change: assign({
      draft: ({ context }, patch: DriverPreferencesPatch) => ({ ...context.draft, ...patch }),
    }),
    dropRadius: assign({ draft: ({ context }) => withoutRadius(context.draft) }),
    send: assign({ sent: ({ context }) => context.draft, draft: {} }),
    keep: assign({ saved: (_, preferences: Preferences) => readPreferences(preferences), sent: {} }),
    revert: assign({ sent: {} }),
    alertError: ({ context }, { error, message }: { error: unknown; message: Alert['message'] }) =>
      tellFailure(context.alerts, message, error),
  },
});

/** A valid radius is saved after the last change, a toggle at once. An invalid radius returns to the saved one. */
const changes = preferencesSetup.createStateConfig({
  on: {
    setRadius: [
      {
        guard: { type: 'isValidRadius', params: ({ event }) => ({ radius: event.radius }) },
        target: '#preferences.ready.dirty',
        reenter: true,
        actions: { type: 'change', params: ({ event }) => ({ radius_km: event.radius }) },
      },
      { target: '#preferences.ready.clean', actions: 'dropRadius' },
    ],
    setAutoAccept: {
      target: '#preferences.ready.saving',
      actions: { type: 'change', params: ({ event }) => ({ auto_accept: event.isOn }) },
    },
    setNotifications: {
      target: '#preferences.ready.saving',
      actions: { type: 'change', params: ({ event }) => ({ notifications_enabled: event.isOn }) },
    },
  },
});

/** Reloads while there is nothing to save. A change aborts the request, because its answer would be older than the change. */
const readsAgain = preferencesSetup.createStateConfig({
  on: {
    ...changes.on,
    refresh: '#preferences.ready.clean.refreshing',
    recheck: '#preferences.ready.clean.checking',
    became_visible: '#preferences.ready.clean.checking',
    online: '#preferences.ready.clean.checking',
  },
});

/** Nothing is left to save. Only a reload that the driver asked for reports its failure. */
const clean = preferencesSetup.createStateConfig({
  ...readsAgain,
  initial: 'idle',
  states: {
    idle: {},
    checking: {
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'idle',
      },
    },
    refreshing: {
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.preferencesLoadFailed' }),
          },
        },
      },
    },
  },
});

/** The first load failed. It is repeated, without another alert, whenever the server may be reachable again. */
const failed = preferencesSetup.createStateConfig({
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  initial: 'idle',
  on: {
    refresh: '#preferences.loading',
    recheck: '.checking',
    became_visible: '.checking',
    online: '.checking',
  },
  states: {
    idle: {},
    checking: {
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: {
          target: '#preferences.ready',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: 'idle',
      },
    },
  },
});

/** A save is never aborted, because the server may have applied it. Later changes are saved after it. */
const saving = preferencesSetup.createStateConfig({
  entry: 'send',
  initial: 'sole',
  invoke: {
    src: 'updateDriverPreferences',
    id: 'updateDriverPreferences',
    input: ({ context }) => context.sent,
    onDone: [
      {
        guard: 'hasDraft',
        target: 'saving',
        reenter: true,
        actions: { type: 'keep', params: ({ event }) => event.output },
      },
      { target: 'clean', actions: { type: 'keep', params: ({ event }) => event.output } },
    ],
    onError: [
      {
        guard: 'hasDraft',
        target: 'saving',
        reenter: true,
        actions: [
          'revert',
          {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.preferencesFailed' }),
          },
        ],
      },
      {
        target: 'reverted',
        actions: [
          'revert',
          {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.preferencesFailed' }),
          },
        ],
      },
    ],
  },
  states: { sole: {}, queued: {} },
  on: {
    setRadius: [
      {
        guard: { type: 'isValidRadius', params: ({ event }) => ({ radius: event.radius }) },
        target: '.queued',
        actions: { type: 'change', params: ({ event }) => ({ radius_km: event.radius }) },
      },
      { actions: 'dropRadius' },
    ],
    setAutoAccept: {
      target: '.queued',
      actions: { type: 'change', params: ({ event }) => ({ auto_accept: event.isOn }) },
    },
    setNotifications: {
      target: '.queued',
      actions: { type: 'change', params: ({ event }) => ({ notifications_enabled: event.isOn }) },
    },
  },
});

/** A driver's preferences, saved as they are changed. `shownPreferences(context)` is what the driver sees. */
export const preferencesMachine = preferencesSetup.createMachine({
  id: 'preferences',
  context: ({ input }) => ({ ...input, saved: defaults, sent: {}, draft: {} }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.preferencesLoadFailed' }),
          },
        },
      },
    },
    failed,
    ready: {
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      initial: 'clean',
      states: {
        clean,
        dirty: { ...changes, after: { saveAfter: 'saving' } },
        saving,
        reverted: readsAgain,
      },
    },
  },
});
