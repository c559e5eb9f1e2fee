import { limits, type SoundKey } from '@mobility/openapi/limits';
import { assign, enqueueActions, setup } from 'xstate';
import type { Alert, AlertEvent, NavigateEvent } from './alert.ts';
import { clampVolume } from './alerts.rules.ts';

export type SoundSettings = { muted: boolean; volume: number };
/** Where the choice of loudness lasts from one visit to the next. */
export type SoundStorage = { read(): SoundSettings | null; write(settings: SoundSettings): void };

type Context = { volume: number; muted: boolean; seen: readonly string[]; storage: SoundStorage };
type Event =
  | AlertEvent
  | NavigateEvent
  | { type: 'setVolume'; volume: number }
  | { type: 'mute' }
  | { type: 'unmute' };
type Emitted =
  | { type: 'toast'; alert: Alert & { duration: number } }
  | { type: 'sound'; key: SoundKey; volume: number }
  | { type: 'navigate'; to: string };

/** How many keys of alerts that show once are remembered. */
const remembered = 500;

const initialSound = (storage: SoundStorage): SoundSettings => {
  const { muted, volume } = storage.read() ?? { muted: !limits.sound.enabled, volume: limits.sound.volume };
  return { muted, volume: clampVolume(volume) };
};

/** Everything that people should notice goes through here. The app subscribes once, before it starts the actor. */
export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { storage: SoundStorage },
  },
  guards: { isMuted: ({ context }) => context.muted },
  actions: {
    setMuted: assign({ muted: (_, { muted }: { muted: boolean }) => muted }),
    setVolume: assign({
      volume: ({ event, context }) =>
        event.type === 'setVolume' ? clampVolume(event.volume) : context.volume,
    }),
    keepSettings: ({ context: { storage, muted, volume } }) => storage.write({ muted, volume }),
    show: enqueueActions(({ context, enqueue }, { alert }: { alert: Alert }) => {
      if (alert.once && context.seen.includes(alert.once)) return;
      const { once, sound } = alert;
      if (once) enqueue.assign({ seen: [...context.seen, once].slice(-remembered) });
      enqueue.emit({ type: 'toast', alert: { ...alert, duration: alert.duration ?? limits.toast.default } });
      if (sound && !context.muted) enqueue.emit({ type: 'sound', key: sound, volume: context.volume });
    }),
    navigate: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'navigate') enqueue.emit({ type: 'navigate', to: event.to });
    }),
  },
}).createMachine({
  id: 'alerts',
  context: ({ input: { storage } }) => ({ ...initialSound(storage), seen: [], storage }),
  initial: 'audible',
  on: {
    alert: { actions: { type: 'show', params: ({ event }) => ({ alert: event.alert }) } },
    navigate: { actions: 'navigate' },
    setVolume: { actions: ['setVolume', 'keepSettings'] },
  },
  states: {
    audible: {
      always: { guard: 'isMuted', target: 'muted' },
      on: {
        mute: { target: 'muted', actions: [{ type: 'setMuted', params: { muted: true } }, 'keepSettings'] },
      },
    },
    muted: {
      on: {
        unmute: {
          target: 'audible',
          actions: [{ type: 'setMuted', params: { muted: false } }, 'keepSettings'],
        },
      },
    },
  },
});
