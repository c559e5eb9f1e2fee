import { describe, expect, test } from 'vitest';
import { type DecisionDraft, emptyDraft, readDraft } from './decision-draft.ts';

const draft: DecisionDraft = {
  reason: 'Flat tyre',
  amount: '4.50',
  outcome: 'offer_again',
  recipient: { kind: 'one', driverId: 'driver-1' },
  key: 'key-1',
};

describe('an unsent decision', () => {
  test('is read as it was written', () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    expect(readDraft(JSON.stringify(emptyDraft))).toEqual(emptyDraft);
  });

  test.each(['', 'one', 'null', '[]', '7', '"text"', '{', '{"__proto__":{"reason":"x"}}'])(
    'is empty where the storage has %s',
    (stored) => expect(readDraft(stored)).toEqual(emptyDraft),
  );

  test.each<[string, unknown, Partial<DecisionDraft>]>([
    ['a reason that is no text', { reason: { length: 3 } }, { reason: '' }],
    ['an amount that is a number', { amount: 4.5 }, { amount: '' }],
    ['an outcome that there is not', { outcome: 'toString' }, { outcome: null }],
    ['a key that is none', { key: 7 }, { key: null }],
    ['a recipient that is a word', { recipient: 'one' }, { recipient: { kind: 'all' } }],
    ['an unknown recipient', { recipient: { kind: 'none' } }, { recipient: { kind: 'all' } }],
    [
      'a driver that is no id',
      { recipient: { kind: 'one', driverId: [1] } },
      { recipient: { kind: 'one', driverId: null } },
    ],
  ])('keeps the rest beside %s', (_, wrong, instead) => {
    expect(readDraft(JSON.stringify({ ...draft, ...(wrong as object) }))).toEqual({ ...draft, ...instead });
  });
});
