import type { Handler } from '../../operation.ts';
import { verifyEmailAddress } from '../../people/verify-email-address.ts';

/** Marks an e-mail address as verified, by the one-time token of its mail. */
export const verifyEmail: Handler<'verifyEmail'> = async (context, { body, requestId }) => {
  await verifyEmailAddress(context, body.token, requestId);
  return { status: 200, body: { message: 'Your e-mail address is verified' } };
};
