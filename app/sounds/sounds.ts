import { type SoundKey, tones } from '@mobility/openapi/sounds';
import { mix, type Note, waveFile } from './wave.ts';

/** Each sound as notes: the pitch as a multiple of the sound's tone, the start and the length in seconds. */
const melodies: Record<SoundKey, readonly (readonly [pitch: number, at: number, long: number])[]> = {
  ride_request: [
    [1, 0, 0.18],
    [1.25, 0.14, 0.18],
    [1.5, 0.28, 0.3],
  ],
  ride_accepted: [
    [1, 0, 0.16],
    [1.5, 0.12, 0.32],
  ],
  driver_arrived: [
    [1, 0, 0.18],
    [1, 0.2, 0.3],
  ],
  ride_started: [
    [1, 0, 0.16],
    [1.25, 0.14, 0.3],
  ],
  ride_completed: [
    [1, 0, 0.16],
    [1.25, 0.12, 0.16],
    [1.5, 0.24, 0.34],
  ],
  ride_canceled: [
    [1, 0, 0.2],
    [0.75, 0.18, 0.34],
  ],
  ride_redistributed: [
    [1, 0, 0.18],
    [1.5, 0.16, 0.18],
    [1, 0.32, 0.28],
  ],
  status_critical: [
    [1, 0, 0.12],
    [1, 0.14, 0.12],
    [1, 0.28, 0.24],
  ],
  balance_transaction: [
    [1, 0, 0.12],
    [1.5, 0.08, 0.3],
  ],
};

export const soundKeys = Object.keys(melodies) as SoundKey[];

/** The notes of a sound, which starts with the tone of the contract. */
export const notesOf = (key: SoundKey): Note[] =>
  melodies[key].map(([pitch, at, long]) => ({ hertz: tones[key] * pitch, at, long }));

/** The audio file of a sound. */
export const soundFile = (key: SoundKey): Uint8Array => waveFile(mix(notesOf(key)));
