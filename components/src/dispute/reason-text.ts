import { disputeKinds } from '@mobility/openapi/disputes';
import type { Text } from '../intl/create-text.ts';
import type { dispute } from '../intl/generated/en-US/dispute.ts';

type Key = keyof typeof dispute.messages;

/** The catalogue's key of each reason: its type and its number in the contract's list. */
const keys = new Map(
  disputeKinds.flatMap(({ type, reasons }) =>
    reasons.map((reason, index) => [reason, `${type}_${index + 1}` as Key] as const),
  ),
);

/** A reason in the reader's language; one that the contract does not list stays as it is. */
export const reasonText = (t: Text<typeof dispute.messages>, reason: string): string => {
  const key = keys.get(reason);
  // The keys of reasons take no parameters.
  return key ? t(key as 'other_1') : reason;
};
