import type { Context } from './state.ts';

/** Gives the current owner of this address another one, so that the same state can be created again on one server. */
export const freeEmail = async ({ store, newId }: Context, email: string): Promise<void> => {
  const other = `former-${newId().toLowerCase()}@mobility.example`;
  await store.transaction((db) =>
    db.updateTable('users').set({ email: other }).where('email', '=', email.toLowerCase()).execute(),
  );
};
