import { type SoundKey, soundVolumes, tones } from '@mobility/openapi/sounds';
import { soundFile } from './sound-files.ts';

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

/** Plays the file of a sound, or its tone where the file fails or is late. `volume` from 0 to 1. */
export const playSound = async (
  context: AudioContext,
  key: SoundKey,
  volume: number,
  fileOf = soundFile,
): Promise<void> => {
  const own = volume * soundVolumes[key];
  const buffer = await Promise.race([fileOf(context, key), tooLate()]).catch(() => null);
  if (buffer) playBuffer(context, buffer, own);
  else playTone(context, key, own);
};
