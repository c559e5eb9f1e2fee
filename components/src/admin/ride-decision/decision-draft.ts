import { fieldsOf, storedFields, textOf } from '../message/use-typed.ts';
import { type Outcome, outcomes } from './outcomes.ts';

/** A decision that is not sent yet. */
export type DecisionDraft = {
  reason: string;
  /** What is refunded, as it is typed. */
  amount: string;
  /** Null for the first decision that the ride permits. */
  outcome: Outcome | null;
  /** Who gets the next offer: all drivers nearby, or the one that the admin chooses. */
  recipient: Recipient;
  /** The idempotency key of the request that was sent with it; null before one was. */
  key: string | null;
};

/** `driverId` is null until a driver is chosen. */
export type Recipient = { kind: 'all' } | { kind: 'one'; driverId: string | null };

export const emptyDraft: DecisionDraft = {
  reason: '',
  amount: '',
  outcome: null,
  recipient: { kind: 'all' },
  key: null,
};

const recipientOf = (value: unknown): Recipient => {
  const { kind, driverId } = fieldsOf(value);
  if (kind !== 'one') return emptyDraft.recipient;
  return { kind, driverId: textOf(driverId) || null };
};

/** The draft that was stored. Anything may be in the storage: a field that is not as it is written is empty. */
export const readDraft = (stored: string): DecisionDraft => {
  const { reason, amount, outcome, recipient, key } = storedFields(stored);
  return {
    reason: textOf(reason),
    amount: textOf(amount),
    outcome: outcomes.find((each) => each === outcome) ?? null,
    recipient: recipientOf(recipient),
    key: textOf(key) || null,
  };
};
