import { expect, test } from 'vitest';
import { matchHealthSentence } from './match-sentence.ts';
import { type HealthSentence, type HealthSentenceKey, healthSentences } from './sentences.ts';

const keys = Object.keys(healthSentences) as HealthSentenceKey[];
const choice = /\[([^|]*)\|([^\]]*)\]/g;

test.each(keys)('the sentence %s is found by its text, for one and for several', (key) => {
  const part = key.startsWith('any.') ? 'ledger' : (key.split('.')[0] ?? '');
  const values: Record<string, string> = {};
  const filled = healthSentences[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    values[name] = `${Object.keys(values).length + 1}`;
    return values[name];
  });
  expect(matchHealthSentence(part, filled.replace(choice, '$1'))).toEqual({ key, values });
  expect(matchHealthSentence(part, filled.replace(choice, '$2'))).toEqual({ key, values });
  const longer = matchHealthSentence(part, `${filled.replace(choice, '$1')}!`);
  expect(longer?.key === key).toBe(healthSentences[key].endsWith('}'));
});

test('a sentence about another part is not matched', () => {
  expect(matchHealthSentence('mail', 'Reads and writes work')).toBeNull();
});

test('the compiler refuses a detail that is not in the table', () => {
  const one: HealthSentence = 'Up for 1 minute';
  const several: HealthSentence = `Up for ${5} minutes`;
  // @ts-expect-error No detail of any part.
  const unknown: HealthSentence = 'Up for 2 days';
  expect(new Set([one, several, unknown]).size).toBe(3);
});
