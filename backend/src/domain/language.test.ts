import { expect, test } from 'vitest';
import { languageFrom } from './language.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-DE'],
  ['fr-FR, fr;q=0.9, ar;q=0.5', 'ar-AE'],
  ['en-GB', 'en-US'],
  ['fr', null],
  ['*', null],
  ['de;q=0', null],
  ['', null],
  [undefined, null],
])('the header %j asks for %s', (header, language) => {
  expect(languageFrom(header)).toBe(language);
});
