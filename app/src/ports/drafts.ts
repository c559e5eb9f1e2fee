import type { AuthActor } from '@mobility/machines/auth';
import { deviceSetting } from './device-setting.ts';

/** When somebody last logged out: the other tabs hear of a logout by the change of this entry. */
const key = 'mobility_logged_out_at';

/** Removes all that this tab keeps for its user, such as what was typed into forms. */
const clearDrafts = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser without storage keeps none.
  }
};

/** Removes the drafts of all tabs at a logout, until it is stopped. A session that expires leaves them to the next sign-in. */
export const clearDraftsAtLogout = (auth: Pick<AuthActor, 'on' | 'getSnapshot'>): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) clearDrafts();
  };
  window.addEventListener('storage', onStorage);
  const signedOut = auth.on('signed_out', () => {
    if (!auth.getSnapshot().matches('loggingOut')) return;
    clearDrafts();
    deviceSetting(key).write(String(Date.now()));
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    signedOut.unsubscribe();
  };
};
