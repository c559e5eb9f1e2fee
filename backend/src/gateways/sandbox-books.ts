import type { SandboxCheckoutsTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A session of the sandbox as its page shows it, and the language of its payer; undefined for an unknown id. */
export const findCheckout = ({ read }: Store, id: string) =>
  read
    .selectFrom('sandbox_checkouts')
    .leftJoin('checkout_sessions', 'checkout_sessions.id', 'sandbox_checkouts.reference')
    .selectAll('sandbox_checkouts')
    .select('checkout_sessions.language')
    .where('sandbox_checkouts.id', '=', id)
    .executeTakeFirst();

/** Stores a session. Returns its id, or the id of the earlier session of the same order. */
export const keepCheckout = ({ transaction }: Store, row: SandboxCheckoutsTable): Promise<string> =>
  transaction(async (db) => {
    await db
      .insertInto('sandbox_checkouts')
      .values(row)
      .onConflict((conflict) => conflict.column('order_key').doNothing())
      .execute();
    const { id } = await db
      .selectFrom('sandbox_checkouts')
      .select('id')
      .where('order_key', '=', row.order_key)
      .executeTakeFirstOrThrow();
    return id;
  });

/** Stores the payer's choice, unless one is stored already or the session has expired. */
export const decideCheckout = async (
  { transaction }: Store,
  id: string,
  outcome: 'paid' | 'failed',
  now: number,
): Promise<void> => {
  await transaction((db) =>
    db
      .updateTable('sandbox_checkouts')
      .set({ outcome })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .where('expires_at', '>', now)
      .execute(),
  );
};

/** Ends a session that is still open. */
export const endCheckout = async ({ transaction }: Store, id: string, now: number): Promise<void> => {
  await transaction((db) =>
    db
      .updateTable('sandbox_checkouts')
      .set({ expires_at: now })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .execute(),
  );
};
