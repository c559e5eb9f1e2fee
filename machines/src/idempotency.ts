import { callErrorOf, isUnsettled } from './call-error.ts';

/** The key for a retry: the same one while the outcome is unknown, null (a new one) after a refusal. */
export const keyAfter = (key: string | null, error: unknown): string | null =>
  isUnsettled(callErrorOf(error)) ? key : null;
