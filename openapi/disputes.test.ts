import { expect, it } from 'vitest';
import { disputeKinds, reasonsOf } from './disputes.ts';
import document from './generated/openapi.json' with { type: 'json' };

const { DisputeType, DisputeRequest } = document.components.schemas;

it('has a list for every type of the contract, in its order', () => {
  expect(disputeKinds.map(({ type }) => type)).toEqual(DisputeType.enum);
});

it('has four to six reasons each, and one for what is none of these', () => {
  for (const { type, label, reasons } of disputeKinds) {
    expect(label).not.toBe('');
    if (type === 'other') expect(reasons).toEqual(['Please describe in detail below']);
    else expect([4, 5, 6]).toContain(reasons.length);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasonsOf(type)).toBe(reasons);
  }
});

it('has reasons that the contract can carry', () => {
  const { maxLength } = DisputeRequest.properties.dispute_reason;
  const all = disputeKinds.flatMap(({ reasons }) => reasons);
  expect(all.filter((reason) => reason.length > maxLength)).toEqual([]);
});
