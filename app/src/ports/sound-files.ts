import type { SoundKey } from '@mobility/openapi/sounds';

const addresses = import.meta.glob<string>('../sounds/*.wav', {
  eager: true,
  query: '?url',
  import: 'default',
});
const loads = new Map<SoundKey, Promise<AudioBuffer>>();

const read = async (context: AudioContext, key: SoundKey): Promise<AudioBuffer> => {
  const address = addresses[`../sounds/${key}.wav`];
  if (!address) throw new Error(`There is no file for ${key}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
};

/** The audio file of a sound, fetched when it is first played. A failed one is fetched again the next time. */
export const soundFile = (context: AudioContext, key: SoundKey): Promise<AudioBuffer> => {
  const loading = loads.get(key) ?? read(context, key);
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
};
