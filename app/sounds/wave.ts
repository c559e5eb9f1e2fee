/** One note: its frequency in hertz, and when it starts and how long it sounds, in seconds. */
export type Note = { hertz: number; at: number; long: number };

const sampleRate = 16_000;
/** The loudest sample of every sound, so that the volumes of the contract decide how loud they are. */
const peak = 0.5;
/** Overtones and their share of the amplitude, so that the note sounds like a bell. */
const overtones = [
  [1, 1],
  [2, 0.35],
  [3, 0.12],
] as const;
const attack = 0.008;

const samplesOf = (seconds: number): number => Math.round(seconds * sampleRate);

/** The note at a time since its start: a soft start and a decay that ends in silence. */
const noteAt = ({ hertz, long }: Note, seconds: number): number => {
  if (seconds < 0 || seconds >= long) return 0;
  const envelope = Math.min(1, seconds / attack) * (1 - seconds / long) ** 2;
  return (
    envelope *
    overtones.reduce(
      (sum, [times, share]) => sum + share * Math.sin(2 * Math.PI * hertz * times * seconds),
      0,
    )
  );
};

/** The samples of some notes, from -1 to 1. */
export const mix = (notes: readonly Note[]): number[] => {
  const end = Math.max(...notes.map(({ at, long }) => at + long));
  const samples = Array.from({ length: samplesOf(end) }, (_, index) =>
    notes.reduce((sum, note) => sum + noteAt(note, index / sampleRate - note.at), 0),
  );
  const loudest = Math.max(...samples.map(Math.abs));
  return samples.map((sample) => (sample / loudest) * peak);
};

/** A WAV file of one channel with 16 bits a sample. */
export const waveFile = (samples: readonly number[]): Uint8Array => {
  const bytes = samples.length * 2;
  const file = new DataView(new ArrayBuffer(44 + bytes));
  const write = (offset: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) file.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  file.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, 'data');
  file.setUint32(40, bytes, true);
  for (const [index, sample] of samples.entries())
    file.setInt16(44 + index * 2, Math.round(sample * 32_767), true);
  return new Uint8Array(file.buffer);
};
