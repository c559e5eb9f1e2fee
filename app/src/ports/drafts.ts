import type { AuthActor } from '@mobility/machines/auth';
import { deviceSetting } from './device-setting.ts';

/** The time of the last logout. Its change in local storage tells the other tabs. */
const key = 'mobility_logged_out_at';

/** Removes all that this tab keeps for its user, such as what was typed into forms. */
const removeDrafts = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser without storage keeps none.
  }
};

const ownerKey = 'mobility_drafts_of';

/** Removes the drafts of another user, whose session expired in this tab. */
const keepDraftsOf = (snapshot: ReturnType<AuthActor['getSnapshot']>): void => {
  const { user } = snapshot.context;
  if (!user || !snapshot.matches('authenticated')) return;
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === user.id) return;
    if (owner !== null) removeDrafts();
    sessionStorage.setItem(ownerKey, user.id);
  } catch {
    // A browser without storage keeps none.
  }
};

/**
 * Removes the drafts of all tabs at a logout, and those of this tab when another user signs in, until it is stopped. A session
 * that expires leaves them to the same user's next sign-in.
 */
export const clearDrafts = (auth: Pick<AuthActor, 'on' | 'getSnapshot' | 'subscribe'>): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) removeDrafts();
  };
  window.addEventListener('storage', onStorage);
  const signedOut = auth.on('signed_out', () => {
    if (!auth.getSnapshot().matches('loggingOut')) return;
    removeDrafts();
    deviceSetting(key).write(String(Date.now()));
  });
  keepDraftsOf(auth.getSnapshot());
  const signedIn = auth.subscribe(keepDraftsOf);
  return () => {
    signedIn.unsubscribe();
    window.removeEventListener('storage', onStorage);
    signedOut.unsubscribe();
  };
};
