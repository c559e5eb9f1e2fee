import { callErrorOf } from './call-error.ts';

/** Whether a backend lacks the operation: an unknown route returns no code of an operation. */
export const isUnavailable = (error: unknown): boolean => {
  const { status, code } = callErrorOf(error);
  if (status === 501 || status === 405) return true;
  return status === 404 && (code === undefined || code === 'not_found');
};
