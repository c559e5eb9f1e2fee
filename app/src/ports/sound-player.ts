import type { AlertsActor } from '@mobility/machines/alerts';
import { type SoundKey, soundVolumes, tones } from '@mobility/openapi/sounds';
import { soundFile } from './sound-files.ts';
import { soundKey, soundStorage } from './sound-storage.ts';
import { createSoundingTab, type SoundingTab } from './sounding-tab.ts';

/** How long a sound waits for its file before the tone takes its place, in milliseconds. */
const patience = 1_000;

/** Plays one tone of 0.4 seconds at half of the maximum amplitude, like the files. */
const playTone = (context: AudioContext, key: SoundKey, volume: number): void => {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const end = context.currentTime + 0.4;
  oscillator.frequency.value = tones[key];
  gain.gain.setValueAtTime(volume * 0.5, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(end);
};

const playBuffer = (context: AudioContext, buffer: AudioBuffer, volume: number): void => {
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = volume;
  source.buffer = buffer;
  source.connect(gain).connect(context.destination);
  source.start();
};

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), patience));

const ours = createSoundingTab();
let followed: AudioContext | null = null;

/**
 * Takes part in the choice of the tab that makes the sounds, and follows the settings of the other tabs: the sounds may
 * have been muted in another one.
 */
export const followTabs = (
  context: AudioContext,
  alerts: Pick<AlertsActor, 'send'>,
  tab: SoundingTab = ours,
): void => {
  if (context === followed) return;
  followed = context;
  context.addEventListener?.('statechange', () => {
    if (context.state === 'running') tab.claim();
    else tab.leave();
  });
  tab.claim();
  window.addEventListener('storage', ({ key }) => {
    const settings = key === soundKey ? soundStorage.read() : null;
    if (!settings) return;
    alerts.send({ type: settings.muted ? 'mute' : 'unmute' });
    alerts.send({ type: 'setVolume', volume: settings.volume });
  });
};

/** What a page plays with: the files, and the choice among the tabs. */
type Ways = { fileOf: typeof soundFile; tab: SoundingTab };

/**
 * Plays the file of a sound, or its tone where the file fails or is late; nothing in a tab that does not make the
 * sounds. `volume` from 0 to 1.
 */
export const playSound = async (
  context: AudioContext,
  key: SoundKey,
  volume: number,
  alerts: Pick<AlertsActor, 'send'>,
  { fileOf = soundFile, tab = ours }: Partial<Ways> = {},
): Promise<void> => {
  followTabs(context, alerts, tab);
  if (volume <= 0) return;
  const own = volume * soundVolumes[key];
  const buffer = await Promise.race([fileOf(context, key), tooLate()]).catch(() => null);
  // Asked after the file: the browser answers the first claim while it is fetched.
  if (!tab.isOurs()) return;
  if (buffer) playBuffer(context, buffer, own);
  else playTone(context, key, own);
};
