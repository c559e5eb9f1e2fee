// @vitest-environment jsdom
import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound } from './sound.ts';

const loudness: number[] = [];
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
  createGain() {
    const gain = {
      setValueAtTime: (value: number) => void loudness.push(value),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  for (const list of [tones, loudness, contexts]) list.length = 0;
  document.body.innerHTML = '<button>Go Online</button>';
});
afterEach(() => vi.unstubAllGlobals());

const button = () => document.querySelector('button') as HTMLButtonElement;
const press = async (type = 'pointerdown'): Promise<void> => {
  button().dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
};

test.each(['pointerdown', 'keydown', 'touchend'])(
  'the %s of a button that keeps its events to itself unlocks the sound',
  async (type) => {
    const sound = createSound();
    button().addEventListener(type, (event) => event.stopPropagation());
    sound.play('ride_request', 1);
    expect(tones).toEqual([]);
    await press(type);
    sound.play('ride_request', 1);
    expect(tones.map(({ frequency }) => frequency.value)).toEqual([800]);
  },
);

test('a gesture that the browser does not accept leaves it to the next one', async () => {
  const sound = createSound();
  await press();
  const [context] = contexts;
  if (!context) throw new Error('no context');
  context.state = 'suspended';
  context.isAllowed = false;
  await press();
  sound.play('ride_started', 1);
  expect(tones).toEqual([]);
  context.isAllowed = true;
  await press();
  sound.play('ride_started', 1);
  expect(tones).toHaveLength(1);
  expect(contexts).toHaveLength(1);
});

test('each sound has a volume of its own, below that of the user', async () => {
  const sound = createSound();
  await press();
  for (const key of ['ride_request', 'balance_transaction'] as const) sound.play(key, 0.8);
  expect(loudness).toEqual(
    [limits.soundVolumes.ride_request, limits.soundVolumes.balance_transaction].map((own) => 0.8 * own * 0.5),
  );
  sound.play('ride_request', 0);
  expect(tones).toHaveLength(2);
});
