import type { Handler } from '../../operation.ts';
import { readDriver } from '../../store/people/drivers.ts';

/** The caller's matching preferences. */
export const getDriverPreferences: Handler<'getDriverPreferences'> = async (context, { caller }) => {
  const { preferences } = await readDriver(context.store.read, context.positions.of, caller);
  return { status: 200, body: preferences };
};
