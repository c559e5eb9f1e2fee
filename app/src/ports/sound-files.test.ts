// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { tones } from '@mobility/openapi/sounds';
import { expect, test } from 'vitest';
import { notesOf, soundFile, soundKeys } from '../../sounds/sounds.ts';

const folder = new URL('../sounds/', import.meta.url);

test('there is a file for each sound of the spec, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(soundKeys.map((key) => `${key}.wav`).sort());
  expect([...soundKeys].sort()).toEqual(Object.keys(tones).sort());
});

test.each(soundKeys)('%s is what the script writes, starts with its tone, and is small', (key) => {
  const file = readFileSync(new URL(`${key}.wav`, folder));
  expect(file.equals(soundFile(key))).toBe(true);
  expect(file.length).toBeLessThan(25_000);
  expect(notesOf(key)[0]?.hertz).toBe(tones[key]);
});

test.each(soundKeys)('%s starts and ends without a click, and all are equally loud', (key) => {
  const file = soundFile(key);
  const view = new DataView(file.buffer, 44);
  const samples = Array.from({ length: view.byteLength / 2 }, (_, index) => view.getInt16(index * 2, true));
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(20);
  expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(32_767 / 2, -1);
});
