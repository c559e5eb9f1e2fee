import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./ar-AE/*.json', { eager: true, import: 'default' });
const texts = Object.entries(files).flatMap(([file, messages]) =>
  Object.entries(messages).map(([key, text]) => [`${file.replace('./ar-AE/', '')} ${key}`, text] as const),
);

/** A name, a file and a form: none of them is a sentence. */
const names = ['admin-overview.json liveChannel', 'earnings.json file', 'payment.json expiryFormat'];

test('every Arabic sentence begins with an Arabic letter, apart from what is inserted: its first letter sets the direction of a notice', () => {
  const latin = texts.filter(([, text]) => /^[^\p{Script=Arabic}{]*\p{Script=Latin}/u.test(text));
  expect(latin.map(([name]) => name)).toEqual(names);
});
