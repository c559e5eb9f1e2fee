import { type Handler, Refusal } from '../../operation.ts';
import { readProfile } from '../../store/drivers.ts';

/** 404: this driver has described no vehicle yet. */
export const profileNotFound = (): Refusal =>
  new Refusal(404, 'driver_profile_not_found', 'Driver profile not found');

/** The caller's driver profile; 404 while there is none. */
export const getDriverProfile: Handler<'getDriverProfile'> = async (context, { caller }) => {
  const profile = await readProfile(context.store.read, caller.id);
  if (!profile) throw profileNotFound();
  return { status: 200, body: profile };
};
