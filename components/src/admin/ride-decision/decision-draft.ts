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
};

/** `driverId` is null until a driver is chosen. */
export type Recipient = { kind: 'all' } | { kind: 'one'; driverId: string | null };

export const emptyDraft: DecisionDraft = {
  reason: '',
  amount: '',
  outcome: null,
  recipient: { kind: 'all' },
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const recipientOf = (value: unknown): Recipient => {
  const { kind, driverId } = fieldsOf(value);
  if (kind !== 'one') return emptyDraft.recipient;
  return { kind, driverId: textOf(driverId) || null };
};

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** The draft that was stored. Anything may be in the storage: a field that is not as it is written is empty. */
export const readDraft = (stored: string): DecisionDraft => {
  const { reason, amount, outcome, recipient } = fieldsOf(parsed(stored));
  return {
    reason: textOf(reason),
    amount: textOf(amount),
    outcome: outcomes.find((each) => each === outcome) ?? null,
    recipient: recipientOf(recipient),
  };
};
