// @vitest-environment jsdom
import { tones as frequencies, type SoundKey, soundVolumes } from '@mobility/openapi/sounds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound } from './sound.ts';
import { followTabs, playSound } from './sound-player.ts';

const ignore = () => undefined;
const alerts = { send: ignore };
const loudness: number[] = [];
const files: { buffer: unknown }[] = [];
const tones: { frequency: { value: number } }[] = [];
const contexts: FakeContext[] = [];

/** A context that refuses to run until it is allowed to. */
class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  isAllowed = true;
  constructor() {
    contexts.push(this);
  }
  async resume() {
    if (!this.isAllowed) throw new Error('not allowed yet');
    this.state = 'running';
  }
  createOscillator() {
    const tone = {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => void tones.push(tone),
      stop: () => undefined,
    };
    return tone;
  }
  createBufferSource() {
    const source = {
      buffer: null,
      connect: (next: unknown) => next,
      start: () => void files.push(source),
    };
    return source;
  }
  createGain() {
    const gain = {
      set value(value: number) {
        loudness.push(value);
      },
      setValueAtTime: (value: number) => void loudness.push(value),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  for (const list of [tones, files, loudness, contexts]) list.length = 0;
  document.body.innerHTML = '<button>Go Online</button>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The player with files that cannot be fetched. */
const noFiles = async () => ({
  playSound: (context: AudioContext, key: SoundKey, volume: number) =>
    playSound(context, key, volume, alerts, { fileOf: () => Promise.reject(new Error('offline')) }),
});
/** The player with files that arrive, and which were asked for. */
const someFiles = () => {
  const asked: string[] = [];
  const fileOf = async (_: AudioContext, key: string) => {
    asked.push(key);
    return { key } as unknown as AudioBuffer;
  };
  const load = async () => ({
    playSound: (context: AudioContext, key: SoundKey, volume: number) =>
      playSound(context, key, volume, alerts, { fileOf }),
  });
  return { asked, load };
};

const button = () => document.querySelector('button') as HTMLButtonElement;
const press = async (type = 'pointerdown'): Promise<void> => {
  button().dispatchEvent(new Event(type, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(300);
};

test.each(['pointerdown', 'keydown', 'touchend'])(
  'the %s of a button that stops the propagation of its events unlocks the sound',
  async (type) => {
    const sound = createSound(alerts, noFiles);
    button().addEventListener(type, (event) => event.stopPropagation());
    await sound.play('ride_request', 1);
    expect(tones).toEqual([]);
    await press(type);
    await sound.play('ride_request', 1);
    expect(tones.map(({ frequency }) => frequency.value)).toEqual([800]);
  },
);

test('a gesture that the browser does not accept leaves it to the next one', async () => {
  const sound = createSound(alerts, noFiles);
  await press();
  const [context] = contexts;
  if (!context) throw new Error('no context');
  context.state = 'suspended';
  context.isAllowed = false;
  await press();
  await sound.play('ride_started', 1);
  expect(tones).toEqual([]);
  context.isAllowed = true;
  await press();
  await sound.play('ride_started', 1);
  expect(tones).toHaveLength(1);
  expect(contexts).toHaveLength(1);
});

test('each sound has a volume of its own, below that of the user', async () => {
  const sound = createSound(alerts, noFiles);
  await press();
  for (const key of ['ride_request', 'balance_transaction'] as const) await sound.play(key, 0.8);
  expect(loudness).toEqual(
    [soundVolumes.ride_request, soundVolumes.balance_transaction].map((own) => 0.8 * own * 0.5),
  );
  await sound.play('ride_request', 0);
  expect(tones).toHaveLength(2);
});

test('a file is fetched only once the sound is unlocked, and is played at the volume of the spec', async () => {
  const { asked, load } = someFiles();
  const sound = createSound(alerts, load);
  await sound.play('driver_arrived', 1);
  expect(asked).toEqual([]);
  await press();
  await sound.play('driver_arrived', 0.5);
  expect([asked, files.map(({ buffer }) => buffer), tones]).toEqual([
    ['driver_arrived'],
    [{ key: 'driver_arrived' }],
    [],
  ]);
  expect(loudness).toEqual([0.5 * soundVolumes.driver_arrived]);
});

test('a tone replaces a file that does not arrive in time', async () => {
  vi.useFakeTimers();
  const context = new FakeContext() as unknown as AudioContext;
  const played = playSound(context, 'ride_request', 1, alerts, {
    fileOf: () => new Promise(() => undefined),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await played;
  vi.useRealTimers();
  expect(tones.map(({ frequency }) => frequency.value)).toEqual([800]);
});

test('a page that cannot fetch the player stays silent', async () => {
  const sound = createSound(alerts, () => Promise.reject(new Error('offline')));
  await press();
  await sound.play('ride_request', 1);
  expect([tones, files]).toEqual([[], []]);
});

test('every sound of the spec has a volume from 0.7 to 1', () => {
  expect(Object.keys(soundVolumes).sort()).toEqual(Object.keys(frequencies).sort());
  for (const volume of Object.values(soundVolumes)) {
    expect(volume).toBeGreaterThanOrEqual(0.7);
    expect(volume).toBeLessThanOrEqual(1);
  }
});

test('the tab asks to make the sounds while its audio runs, leaves it when it stops, and follows the other tabs’ settings', () => {
  const context = Object.assign(new EventTarget(), { state: 'running' });
  const asked: string[] = [];
  const tab = { isOurs: () => true, claim: () => asked.push('claim'), leave: () => asked.push('leave') };
  const send = vi.fn();
  for (const _ of [1, 2]) followTabs(context as unknown as AudioContext, { send }, tab);
  context.state = 'suspended';
  context.dispatchEvent(new Event('statechange'));
  expect(asked).toEqual(['claim', 'leave']);
  localStorage.setItem('mobility_sound', JSON.stringify({ muted: true, volume: 0.4 }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_sound' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_token' }));
  expect(send.mock.calls).toEqual([[{ type: 'mute' }], [{ type: 'setVolume', volume: 0.4 }]]);
});

test('a tab that does not make the sounds stays silent', async () => {
  const tab = { isOurs: () => false, claim: ignore, leave: ignore };
  const fileOf = async () => ({}) as AudioBuffer;
  await playSound(new FakeContext() as unknown as AudioContext, 'ride_request', 1, alerts, { tab, fileOf });
  expect([tones, files]).toEqual([[], []]);
});

test('the sound is unlocked after the press has had time to show its effect, once for several presses', async () => {
  createSound(alerts, noFiles);
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    button().dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect(contexts).toHaveLength(0);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(contexts).toHaveLength(1);
});
