import { needsCode } from '../../auth/second-factor.ts';
import type { Handler } from '../../operation.ts';
import { countRecoveryCodes } from '../../store/people/two-factor.ts';

/** Returns whether the caller's sign-ins need a code. */
export const getTwoFactor: Handler<'getTwoFactor'> = async (context, { caller }) => ({
  status: 200,
  body: {
    enabled: await needsCode(context, caller.id),
    recovery_codes_left: await countRecoveryCodes(context.store.read, caller.id),
  },
});
