import { callErrorOf } from '../call-error.ts';
import { isUnavailable } from '../unavailable.ts';

/** Whether a backend has no settings, or none for the language. */
export const lacksLanguage = (error: unknown): boolean =>
  isUnavailable(error) || callErrorOf(error).status === 422;
