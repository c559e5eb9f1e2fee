import { expect, test } from 'vitest';
import { formatElapsed } from './elapsed.ts';

test.each([
  [0, '0 sec'],
  [48_400, '48 sec'],
  [59_600, '1 min 0 sec'],
  [108_000, '1 min 48 sec'],
  [3_725_000, '62 min 5 sec'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds, 'en-US')).toBe(text);
});
