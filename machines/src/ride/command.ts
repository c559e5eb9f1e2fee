import { type DriverCommand, rideSetup } from './setup.ts';

const sends = <Command extends DriverCommand>(command: Command) =>
  ({
    guard: { type: 'isPermitted', params: command },
    target: '#ride.command.sending',
    actions: { type: 'setCommand', params: command },
  }) as const;
const commands = { arrive: sends('arrive'), start: sends('start'), complete: sends('complete') };

/** The driver's command on its way to the server. The answer moves the lifecycle. */
export const commandRegion = rideSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: commands },
    sending: {
      entry: { type: 'makeKey', params: 'command' },
      invoke: {
        id: 'updateRide',
        src: 'updateRide',
        input: ({ context }) => ({
          rideId: context.ride.id,
          body: { action: context.command ?? 'arrive' },
          idempotencyKey: context.keys.command,
        }),
        onDone: {
          target: 'idle',
          actions: ['alertCompleted', 'raiseCommandDone', 'forgetCommand', 'reportChanged'],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'failCommand', params: ({ event }) => ({ error: event.error }) },
            { type: 'settleKey', params: ({ event }) => ({ intent: 'command', error: event.error }) },
            'reportChanged',
          ],
        },
      },
    },
    failed: {
      always: { guard: 'isCommandObsolete', target: 'idle', actions: 'forgetCommand' },
      on: { ...commands, retry: 'sending', dismiss: { target: 'idle', actions: 'forgetCommand' } },
    },
  },
});
