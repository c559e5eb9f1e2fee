import { and } from 'xstate';
import { commandBody, type DriverCommand, rideSetup } from './setup.ts';

const sends = <Command extends DriverCommand>(command: Command) =>
  ({
    guard: { type: 'isPermitted', params: command },
    target: '#ride.command.sending',
    actions: { type: 'setCommand', params: command },
  }) as const;
/** Without its PIN a ride does not start, and the screen asks the driver for it. */
const start = [
  {
    guard: and([{ type: 'isPermitted', params: 'start' } as const, 'lacksPin']),
    target: '#ride.command.failed',
    actions: [{ type: 'setCommand', params: 'start' } as const, 'askForPin'],
  },
  sends('start'),
] as const;
const commands = { arrive: sends('arrive'), start, complete: sends('complete'), noShow: sends('noShow') };

/** The driver's command on its way to the server. The answer moves the lifecycle. */
export const commandRegion = rideSetup.createStateConfig({
  initial: 'idle',
  on: { setPin: { actions: { type: 'setPin', params: ({ event }) => event.pin } } },
  states: {
    idle: { on: commands },
    sending: {
      entry: { type: 'makeKey', params: 'command' },
      invoke: {
        id: 'updateRide',
        src: 'updateRide',
        input: ({ context }) => ({
          rideId: context.ride.id,
          body: commandBody(context),
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
            'reportOutdated',
          ],
        },
      },
    },
    failed: {
      always: { guard: 'isCommandObsolete', target: 'idle', actions: 'forgetCommand' },
      on: {
        ...commands,
        retry: 'sending',
        dismiss: { target: 'idle', actions: 'forgetCommand' },
        // The read that follows says whether it was carried out. Sent again, it has the same key.
        live_connected: { guard: 'isUnreached', target: 'idle', actions: 'clearCommandError' },
      },
    },
  },
});
