import type { Handler } from '../../operation.ts';
import { settingsOf } from '../../store/people/settings.ts';

/** Returns the caller's settings. */
export const getSettings: Handler<'getSettings'> = async ({ store }, { caller }) => ({
  status: 200,
  body: await settingsOf(store.read, caller.id),
});
