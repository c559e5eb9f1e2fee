import type { Handler } from '../../operation.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';

/** Sets a new password, by the one-time token of a reset e-mail. */
export const resetForgottenPassword: Handler<'resetForgottenPassword'> = async (
  context,
  { body, requestId },
) => {
  await resetPasswordByToken(context, { token: body.token, password: body.new_password }, requestId);
  return { status: 200, body: { message: 'Your password is changed. Please sign in with it.' } };
};
