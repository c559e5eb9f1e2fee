import { limits, type SoundKey } from '@mobility/openapi/limits';
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { Alert, AlertEvent } from './alert.ts';
import { clampVolume } from './volume.ts';

export type SoundSettings = { muted: boolean; volume: number };
/** Keeps the sound settings from one visit to the next. */
export type SoundStorage = { read(): SoundSettings | null; write(settings: SoundSettings): void };

type Context = { volume: number; muted: boolean; seen: readonly string[]; storage: SoundStorage };
type Event = AlertEvent | { type: 'setVolume'; volume: number } | { type: 'mute' } | { type: 'unmute' };
type Emitted =
  | { type: 'toast'; alert: Alert & { duration: number } }
  | { type: 'sound'; key: SoundKey; volume: number };

/** How many keys of alerts that are shown once are remembered. */
const remembered = 500;

const initialSound = (storage: SoundStorage): SoundSettings => {
  const { muted, volume } = storage.read() ?? { muted: !limits.sound.enabled, volume: limits.sound.volume };
  return { muted, volume: clampVolume(volume) };
};

const alertIn = ({ event }: { event: AlertEvent }): Alert => event.alert;
/** For alerts that pass `isSounding`. */
const soundIn = ({ event }: { event: AlertEvent }): SoundKey => event.alert.sound as SoundKey;
const shows = [
  { type: 'remember', params: alertIn },
  { type: 'showToast', params: alertIn },
] as const;

/** Turns alerts of all machines into toasts and sounds. The app subscribes before it starts the actor. */
export const alertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { storage: SoundStorage },
  },
  guards: {
    isMuted: ({ context }) => context.muted,
    wasShown: ({ context: { seen } }, { once }: Alert) => once !== undefined && seen.includes(once),
    isSounding: ({ context: { muted } }, { sound }: Alert) => sound !== undefined && !muted,
  },
  actions: {
    setMuted: assign({ muted: (_, { muted }: { muted: boolean }) => muted }),
    setVolume: assign({
      volume: ({ event, context }) =>
        event.type === 'setVolume' ? clampVolume(event.volume) : context.volume,
    }),
    keepSettings: ({ context: { storage, muted, volume } }) => storage.write({ muted, volume }),
    remember: assign({
      seen: ({ context: { seen } }, { once }: Alert) => (once ? [...seen, once].slice(-remembered) : seen),
    }),
    showToast: emit(
      (_, alert: Alert): Emitted => ({
        type: 'toast',
        alert: { ...alert, duration: alert.duration ?? limits.toast.default },
      }),
    ),
    playSound: emit(({ context: { volume } }, key: SoundKey): Emitted => ({ type: 'sound', key, volume })),
  },
}).createMachine({
  id: 'alerts',
  context: ({ input: { storage } }) => ({ ...initialSound(storage), seen: [], storage }),
  initial: 'audible',
  on: {
    alert: [
      { guard: { type: 'wasShown', params: alertIn } },
      {
        guard: { type: 'isSounding', params: alertIn },
        actions: [...shows, { type: 'playSound', params: soundIn }],
      },
      { actions: shows },
    ],
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

export type AlertsActor = ActorRefFrom<typeof alertsMachine>;
