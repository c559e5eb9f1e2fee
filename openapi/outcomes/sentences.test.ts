import { expect, test } from 'vitest';
import { matchOutcomeSentence } from './match-sentence.ts';
import { type OutcomeSentence, type OutcomeSentenceKey, outcomeSentences } from './sentences.ts';

const keys = Object.keys(outcomeSentences) as OutcomeSentenceKey[];

test.each(keys)('the sentence %s is found by its text', (key) => {
  const name = /\{(\w+)\}/.exec(outcomeSentences[key])?.[1];
  const text = outcomeSentences[key].replace(/\{\w+\}/, 'Jo Ek');
  const found = { key, values: name ? { [name]: 'Jo Ek' } : {} };
  expect(matchOutcomeSentence(key.split('.')[0] ?? '', text)).toEqual(found);
});

test('a sentence of another operation, or of another server, is not matched', () => {
  expect(matchOutcomeSentence('remindUnpaidRide', 'jo@mail.example is verified already')).toBeNull();
  expect(matchOutcomeSentence('remindUnpaidRide', 'A reminder was sent')).toBeNull();
});

test('the compiler refuses an answer that is not in the table', () => {
  const one: OutcomeSentence<'remindUnpaidRide'> = `Payment reminder sent to ${'Jo'}`;
  // @ts-expect-error No answer of this operation.
  const other: OutcomeSentence<'remindUnpaidRide'> = 'Notification sent to the rider';
  expect(one).not.toBe(other);
});
