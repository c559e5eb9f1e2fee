import { disputeKinds } from '@mobility/openapi/disputes';
import { expect, it } from 'vitest';
import { createText } from '../intl/create-text.ts';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { reasonText } from './reason-text.ts';

it('shows each type and reason in English as the contract lists it', () => {
  const t = createText('en-US', dispute);
  for (const { type, label, reasons } of disputeKinds) {
    expect(t(type)).toBe(label);
    for (const [index, reason] of reasons.entries()) {
      expect(t(`${type}_${index + 1}` as 'other_1')).toBe(reason);
      expect(reasonText(t, reason)).toBe(reason);
    }
  }
  expect(reasonText(t, 'A reason of another server')).toBe('A reason of another server');
});
