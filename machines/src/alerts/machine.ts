import { limits, type SoundKey } from '@mobility/openapi/limits';
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { Alert, AlertEvent } from './alert.ts';
import { clampVolume } from './volume.ts';

export type SoundSettings = { muted: boolean; volume: number };
/** Keeps the sound settings from one visit to the next. */
export type SoundStorage = { read(): SoundSettings | null; write(settings: SoundSettings): void };

type Context = {
  volume: number;
  muted: boolean;
  /** The keys of alerts that are shown once. */
  seen: readonly string[];
  /** The topics that screens show, once for each screen. */
  onScreen: readonly string[];
  storage: SoundStorage;
};
type Event =
  | AlertEvent
  /** A screen starts or stops showing what the alerts of a topic say. */
  | { type: 'topicShown'; topic: string }
  | { type: 'topicHidden'; topic: string }
  | { type: 'setVolume'; volume: number }
  | { type: 'mute' }
  | { type: 'unmute' };
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
/** For alerts that have a sound. */
const soundIn = ({ event }: { event: AlertEvent }): SoundKey => event.alert.sound as SoundKey;
const remembers = { type: 'remember', params: alertIn } as const;
const shows = { type: 'showToast', params: alertIn } as const;
const sounds = { type: 'playSound', params: soundIn } as const;

const isShown = ({ onScreen }: Context, { topic }: Alert): boolean =>
  topic !== undefined && onScreen.includes(topic);
const isHeard = ({ muted }: Context, { sound }: Alert): boolean => sound !== undefined && !muted;

/** The topics without the first entry of this topic. */
const without = (topics: readonly string[], topic: string): readonly string[] => {
  const index = topics.indexOf(topic);
  return topics.filter((_, place) => place !== index);
};

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
    isOnScreen: ({ context }, alert: Alert) => isShown(context, alert),
    isSounding: ({ context }, alert: Alert) => isHeard(context, alert),
    /** What is on screen is not shown again. */
    isHeardOnly: ({ context }, alert: Alert) => isShown(context, alert) && isHeard(context, alert),
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
    showTopic: assign({
      onScreen: ({ context: { onScreen } }, { topic }: { topic: string }) => [...onScreen, topic],
    }),
    hideTopic: assign({
      onScreen: ({ context: { onScreen } }, { topic }: { topic: string }) => without(onScreen, topic),
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
  context: ({ input: { storage } }) => ({ ...initialSound(storage), seen: [], onScreen: [], storage }),
  initial: 'audible',
  on: {
    alert: [
      { guard: { type: 'wasShown', params: alertIn } },
      {
        guard: { type: 'isHeardOnly', params: alertIn },
        actions: [remembers, sounds],
      },
      { guard: { type: 'isOnScreen', params: alertIn }, actions: remembers },
      { guard: { type: 'isSounding', params: alertIn }, actions: [remembers, shows, sounds] },
      { actions: [remembers, shows] },
    ],
    topicShown: { actions: { type: 'showTopic', params: ({ event }) => event } },
    topicHidden: { actions: { type: 'hideTopic', params: ({ event }) => event } },
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
