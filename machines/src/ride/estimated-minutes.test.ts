import { expect, test } from 'vitest';
import { estimatedMinutes } from './estimated-minutes.ts';

test('an estimate longer than any ride is none', () => {
  expect([null, undefined, 4, 720, 720.1, 1e9].map(estimatedMinutes)).toEqual([
    null,
    null,
    4,
    720,
    null,
    null,
  ]);
});
