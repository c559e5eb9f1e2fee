import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

test.each([
  ['  Nora Nilsson ', 'Nora Nilsson'],
  ['\u202A+1 415 555 0134\u202C', '+1 415 555 0134'],
  ['\u200F+971 50 123 4567 ', '+971 50 123 4567'],
  ['\uFEFFnora@example.com\u200B', 'nora@example.com'],
  ['\u2067محمد\u2069', 'محمد'],
  [' \u200E ', ''],
  // Persian letters and emoji need their joiners.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D🚀 Zoë', '👩\u200D🚀 Zoë'],
])('%j is sent as %j', (typed, sent) => {
  expect(typedText(typed)).toBe(sent);
});
