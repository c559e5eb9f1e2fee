import { expect, it } from 'vitest';
import { disputeKinds, reasonsOf } from './disputes.ts';
import document from './generated/openapi.json' with { type: 'json' };

const { DisputeType, DisputeRequest } = document.components.schemas;

it('every dispute type of the contract has a list of reasons, in the same order', () => {
  expect(disputeKinds.map(({ type }) => type)).toEqual(DisputeType.enum);
});

it('every dispute type has four to six reasons, and "other" has one', () => {
  for (const { type, label, reasons } of disputeKinds) {
    expect(label).not.toBe('');
    if (type === 'other') expect(reasons).toEqual(['Please describe in detail below']);
    else expect([4, 5, 6]).toContain(reasons.length);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasonsOf(type)).toBe(reasons);
  }
});

it('no reason is longer than the contract allows', () => {
  const { maxLength } = DisputeRequest.properties.dispute_reason;
  const all = disputeKinds.flatMap(({ reasons }) => reasons);
  expect(all.filter((reason) => reason.length > maxLength)).toEqual([]);
});
