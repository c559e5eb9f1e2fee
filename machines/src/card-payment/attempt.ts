import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import type { Clock, Ids } from '../ports.ts';

/** The token of a card and the key of the request that sends it. They are renewed together. */
export type CardAttempt = {
  stripeToken: string;
  idempotencyKey: string;
  /** What is sent beside the token, as text: another request needs another attempt. */
  request: string;
};

/** The attempt that sends a request: the given one, whose outcome is unknown, if it sent the same. */
export const attemptOf = (
  given: CardAttempt | null,
  sent: unknown,
  { ids, clock }: { ids: Ids; clock: Clock },
): CardAttempt => {
  const request = JSON.stringify(sent);
  return given?.request === request
    ? given
    : { stripeToken: `tok_demo_${clock.now()}`, idempotencyKey: ids.next(), request };
};

/** The attempt for a retry. A request that was one too many (429) does not settle an earlier one under its key. */
export const attemptAfter = (attempt: CardAttempt | null, error: unknown): CardAttempt | null =>
  attempt && (callErrorOf(error).status === 429 || keyAfter(attempt.idempotencyKey, error)) ? attempt : null;
