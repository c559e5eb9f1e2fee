import { expect, test } from 'vitest';
import { auditActions } from '../lists.ts';
import { matchAuditSentence } from './match-sentence.ts';
import { type AuditSentence, type AuditSentenceKey, auditSentences } from './sentences.ts';

const keys = Object.keys(auditSentences) as AuditSentenceKey[];
const actionOf = (key: string): string => key.split('.')[0] ?? '';

test('every action of the audit trail has a sentence, and no sentence has another action', () => {
  expect([...new Set(keys.map(actionOf))].toSorted()).toEqual(auditActions.toSorted());
});

test.each(keys)('the sentence %s is found by its text, with its values', (key) => {
  const pattern = auditSentences[key];
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name, index) => [name, `(${name} ${index}).`]));
  const description = pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  expect(matchAuditSentence(actionOf(key), description)).toEqual({ key, values });
  expect(matchAuditSentence(actionOf(key), `${description}.`)?.key === key).toBe(pattern.endsWith('}'));
  expect(matchAuditSentence('a_later_action', description)).toBeNull();
});

test('the compiler refuses a description that is not in the table', () => {
  const said: AuditSentence<'ride_rated'> = `Ride rated ${5} of 5`;
  // @ts-expect-error The description of another action.
  const other: AuditSentence<'ride_rated'> = 'Ride accepted';
  // @ts-expect-error No description of any action.
  const unknown: AuditSentence = 'Ride rated';
  expect(new Set([said, other, unknown]).size).toBe(3);
});
