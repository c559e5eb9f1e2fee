import type { Context } from './state.ts';

/** Whoever has this address gets another: so that a state can be made again on a server that has made it before. */
export const freeEmail = async ({ store, newId }: Context, email: string): Promise<void> => {
  const other = `former-${newId().toLowerCase()}@mobility.example`;
  await store.transaction((db) =>
    db.updateTable('users').set({ email: other }).where('email', '=', email.toLowerCase()).execute(),
  );
};
