import type { Handler } from '../../operation.ts';
import { profileNotFound } from '../../people/driver-profile.ts';
import { readProfile } from '../../store/people/drivers.ts';

/** The caller's driver profile; 404 while there is none. */
export const getDriverProfile: Handler<'getDriverProfile'> = async (context, { caller }) => {
  const profile = await readProfile(context.store.read, context.positions.of, caller.id);
  if (!profile) throw profileNotFound();
  return { status: 200, body: profile };
};
