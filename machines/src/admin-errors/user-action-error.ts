import { callErrorOf } from '../call-error.ts';
import type { ShownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { refusalError } from './refusal-error.ts';

/**
 * What an admin reads after an action on a user failed: an unknown user and a missing role have texts of their own.
 */
export const userActionError = (message: ShownError['message'], error: unknown): ShownError => {
  const { status = 0 } = callErrorOf(error);
  if (status === 404) return { message: 'admin.userNotFound' };
  if (status === 403) return { message: 'admin.adminRequired' };
  return refusalError(message, error);
};

/** The same for a change of a user's profile, which a backend may lack. */
export const userUpdateError = (error: unknown): ShownError =>
  isUnavailable(error) ? { message: 'admin.updateMissing' } : userActionError('admin.updateFailed', error);
