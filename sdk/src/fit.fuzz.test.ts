import { readdirSync, readFileSync } from 'node:fs';
import answers from '@mobility/openapi/answers' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting } from './fit.ts';
import { readMessage } from './live/read-message.ts';

const folder = new URL('../../openapi/examples/', import.meta.url);
const fitted = fitting(answers);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const examples = readdirSync(folder).map((file) => ({ name: file.split('.')[0] ?? '', value: read(file) }));
const report = () => undefined;

/** Replaces the value at one place, wherever it is, by anything. */
const mutated = (value: unknown, place: number[], by: unknown): unknown => {
  const [step, ...rest] = place;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, key, mutated(Reflect.get(value, key), rest, by));
  return copy;
};
const mutations = (from: typeof examples) =>
  fc.record({
    example: fc.constantFrom(...from),
    place: fc.array(fc.nat(40), { maxLength: 4 }),
    by: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined)),
  });

describe('10,000 mutated answers', () => {
  it('either fit after all, or are refused; none gets through half', () => {
    const answered = examples.filter(({ name }) => name in answers);
    fc.assert(
      fc.property(mutations(answered), ({ example, place, by }) => {
        const result = fitted(example.name, mutated(example.value, place, by), report);
        if (result !== undefined) expect(fitted(example.name, result, report)).toEqual(result);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('10,000 mutated frames', () => {
  it('are read or ignored, and never throw', () => {
    const frames = examples.filter(({ name }) => name === 'LiveMessage');
    fc.assert(
      fc.property(mutations(frames), ({ example, place, by }) => {
        const text = JSON.stringify(mutated(example.value, place, by)) ?? '';
        const message = readMessage(text, 'rider');
        if (message) expect(readMessage(JSON.stringify(message), 'rider')).toEqual(message);
      }),
      { numRuns: 10_000 },
    );
  });
});
