import { authSetup, receiverOf } from './auth.setup.ts';
import { changesDuty, changesRides } from './availability.rules.ts';

/** Renews the token when it is due by its own age, when the person comes back late, or when the channel refused it. */
export const refresh = authSetup.createStateConfig({
  initial: 'waiting',
  on: {
    auth_rejected: [
      {
        guard: { type: 'isTrue', params: ({ event }) => ({ is: event.again }) },
        target: '#auth.expiring',
      },
      { target: '.refreshing' },
    ],
  },
  states: {
    waiting: {
      after: { refreshDue: 'refreshing' },
      on: {
        became_visible: { guard: 'refreshOverdue', target: 'refreshing' },
        token_adopted: {
          target: 'waiting',
          reenter: true,
          actions: [{ type: 'noteToken', params: ({ event }) => event.times }, 'tellTokenChanged'],
        },
      },
    },
    refreshing: {
      on: { auth_rejected: {} },
      invoke: {
        src: 'refreshSession',
        id: 'refreshSession',
        onDone: {
          target: 'waiting',
          actions: [{ type: 'noteToken', params: ({ event }) => event.output }, 'tellTokenChanged'],
        },
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: '#auth.expiring' }],
      },
    },
    // Without a network the timer, which is overdue, would only ask again at once.
    offline: { on: { online: { target: 'refreshing', actions: 'noteOnline' }, auth_rejected: {} } },
  },
});

/** Asks now and then whether the session still holds, and whose it is. */
export const validation = authSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      after: { validationInterval: 'validating' },
      on: {
        became_visible: { guard: 'validationOverdue', target: 'validating' },
        online: { guard: 'validationOverdue', target: 'validating', actions: 'noteOnline' },
        // The other tab may have signed in as somebody else.
        token_adopted: 'validating',
      },
    },
    validating: {
      invoke: {
        src: 'getCurrentUser',
        id: 'getCurrentUser',
        onDone: [
          {
            guard: { type: 'isAnotherUser', params: ({ event }) => event.output },
            target: '#auth.authenticated',
            reenter: true,
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'waiting', actions: { type: 'setUser', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isOffline', target: 'waiting' }, { target: '#auth.expiring' }],
      },
    },
  },
});

/** What the channel brings goes to the bell, to the person and to the app. */
export const live = authSetup.createStateConfig({
  on: {
    live_received: {
      actions: [
        { type: 'tellInbox', params: ({ event }) => ({ message: event.message }) },
        { type: 'alertLive', params: ({ event }) => ({ message: event.message }) },
        { type: 'emitMessage', params: ({ event }) => ({ message: event.message }) },
      ],
    },
    resync: { actions: ['emitResync', 'tellInboxResync'] },
    live_unreachable: {
      actions: { type: 'emitWarning', params: ({ event }) => ({ message: event.message }) },
    },
  },
});

/** What only a driver has. A region of its own, because an invocation has no condition. */
export const duty = authSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDriver', target: 'driving' }, { target: 'none' }] },
    none: {},
    driving: {
      invoke: [
        {
          src: 'availability',
          id: 'availability',
          input: ({ context }) => ({ userId: receiverOf(context).id, alerts: context.alerts }),
        },
        { src: 'preferences', id: 'preferences', input: ({ context: { alerts } }) => ({ alerts }) },
        {
          src: 'driverLocation',
          id: 'driverLocation',
          input: ({ context: { alerts }, self }) => ({ alerts, owner: self }),
        },
      ],
      on: {
        live_received: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ is: changesRides(event.message) }) },
            actions: 'tellRidesChanged',
          },
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ is: changesDuty(event.message) }) },
            actions: 'tellDutyChanged',
          },
        ],
        resync: { actions: 'tellDutyChanged' },
        location_updated: {
          actions: [
            { type: 'tellLocation', params: ({ event }) => event },
            { type: 'followLocation', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
