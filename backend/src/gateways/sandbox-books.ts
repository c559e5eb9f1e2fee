import type { SandboxCheckoutsTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What the payer sees of a session of the sandbox; undefined when unknown. */
export const findCheckout = ({ read }: Store, id: string): Promise<SandboxCheckoutsTable | undefined> =>
  read.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps a session; answers the id of the one that the same order made before, or the new one's. */
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

/** Writes down what the payer chose, unless something was chosen or the session lapsed. */
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
