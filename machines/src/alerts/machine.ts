import { limits } from '@mobility/openapi/limits';
import type { SoundKey } from '@mobility/openapi/sounds';
import { type ActorRefFrom, assign, emit, raise, setup } from 'xstate';
import type { Alert, AlertEvent } from './alert.ts';
import { completing, gathering, joined, type Moment, toldTogether } from './moment.ts';
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
  /** The alerts of moments that are not over, in the order in which they came. */
  moments: Readonly<Record<string, Moment>>;
  storage: SoundStorage;
};
type Event =
  | AlertEvent
  /** Raised by the machine itself. */
  | { type: 'moment_gathered' | 'moment_over'; moment: string }
  /** A screen starts or stops showing the content of a topic's alerts. */
  | { type: 'topicShown'; topic: string }
  | { type: 'topicHidden'; topic: string }
  | { type: 'setVolume'; volume: number }
  /** Plays a sound again for what is on screen, without a toast. */
  | { type: 'repeatSound'; alert: Pick<Alert, 'sound'> }
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
const soundIn = ({ event }: { event: { alert: Pick<Alert, 'sound'> } }): SoundKey =>
  event.alert.sound as SoundKey;
const remembers = { type: 'remember', params: alertIn } as const;
const shows = { type: 'showToast', params: alertIn } as const;
const sounds = { type: 'playSound', params: soundIn } as const;

const momentIn = ({ event }: { event: { moment: string } }): string => event.moment;
/** For alerts that have a moment. */
const momentOf = ({ event }: { event: AlertEvent }): string => event.alert.moment as string;
const gathers = { type: 'gather', params: alertIn } as const;

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
    hasMoment: (_, { moment }: Alert) => moment !== undefined,
    isGathering: ({ context }, { moment = '' }: Alert) => context.moments[moment]?.isGathering ?? false,
    isComplete: ({ context }, moment: string) => !context.moments[moment]?.isGathering,
    isOnScreen: ({ context }, alert: Alert) => isShown(context, alert),
    isSounding: ({ context }, alert: Alert) => isHeard(context, alert),
    /** An alert whose topic is on screen is not shown again. */
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
    gather: assign({
      moments: ({ context: { moments } }, alert: Alert) => {
        const { moment = '' } = alert;
        return { ...moments, [moment]: joined(moments[moment], alert) };
      },
    }),
    raiseGathered: raise((_, moment: string): Event => ({ type: 'moment_gathered', moment }), {
      delay: gathering,
    }),
    /** Merges the alerts of a moment into one and shows it. If part of it is on screen already, it makes no sound. */
    raiseTold: raise(({ context: { moments } }, moment: string): Event => {
      const { alerts = [], told: toldBefore } = moments[moment] ?? {};
      const { moment: _, once: __, sound, ...told } = toldTogether(alerts) as Alert;
      return { type: 'alert', alert: { ...told, ...(sound && !toldBefore && { sound }) } };
    }),
    noteTold: assign({
      moments: ({ context: { moments } }, moment: string) => {
        const { alerts = [] } = moments[moment] ?? {};
        return { ...moments, [moment]: { alerts, told: alerts.length, isGathering: false } };
      },
    }),
    raiseOver: raise((_, moment: string): Event => ({ type: 'moment_over', moment }), { delay: completing }),
    endMoment: assign({
      moments: ({ context: { moments } }, moment: string) => {
        const { [moment]: _, ...others } = moments;
        return others;
      },
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
  context: ({ input: { storage } }) => ({
    ...initialSound(storage),
    seen: [],
    onScreen: [],
    moments: {},
    storage,
  }),
  initial: 'audible',
  on: {
    alert: [
      { guard: { type: 'wasShown', params: alertIn } },
      { guard: { type: 'isGathering', params: alertIn }, actions: [remembers, gathers] },
      {
        guard: { type: 'hasMoment', params: alertIn },
        actions: [remembers, gathers, { type: 'raiseGathered', params: momentOf }],
      },
      {
        guard: { type: 'isHeardOnly', params: alertIn },
        actions: [remembers, sounds],
      },
      { guard: { type: 'isOnScreen', params: alertIn }, actions: remembers },
      { guard: { type: 'isSounding', params: alertIn }, actions: [remembers, shows, sounds] },
      { actions: [remembers, shows] },
    ],
    moment_gathered: {
      actions: [
        { type: 'raiseTold', params: momentIn },
        { type: 'noteTold', params: momentIn },
        { type: 'raiseOver', params: momentIn },
      ],
    },
    moment_over: {
      // A late alert is shown before the moment ends.
      guard: { type: 'isComplete', params: momentIn },
      actions: { type: 'endMoment', params: momentIn },
    },
    topicShown: { actions: { type: 'showTopic', params: ({ event }) => event } },
    topicHidden: { actions: { type: 'hideTopic', params: ({ event }) => event } },
    setVolume: { actions: ['setVolume', 'keepSettings'] },
  },
  states: {
    audible: {
      always: { guard: 'isMuted', target: 'muted' },
      on: {
        repeatSound: { actions: sounds },
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
