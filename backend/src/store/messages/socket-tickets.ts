import { sql } from 'kysely';
import type { SocketTicketsTable } from '../schema.ts';
import type { Store } from '../store.ts';

/** Marks tickets as used. Returns the hashes of those that were not used before. */
export type UsedTickets = (tickets: readonly SocketTicketsTable[]) => Promise<Set<string>>;

const columns = ['ticket_hash', 'user_id', 'session_id', 'token_id', 'expires_at'] as const;

/**
 * Keeps used tickets in the database until they expire, for several instances. One statement serves any number of
 * tickets.
 */
export const keepInDatabase =
  (store: Store): UsedTickets =>
  async (tickets) => {
    const values = columns.map((column) => tickets.map((ticket) => ticket[column]));
    const [hashes, users, sessions, tokens, expiries] = values;
    const { rows } = await store.transaction(
      (db) =>
        sql<{ ticket_hash: string }>`
        insert into socket_tickets (ticket_hash, user_id, session_id, token_id, expires_at)
        select * from unnest(${hashes}::text[], ${users}::text[], ${sessions}::text[], ${tokens}::text[], ${expiries}::bigint[])
        on conflict (ticket_hash) do nothing returning ticket_hash`.execute(db),
      [],
    );
    return new Set(rows.map((row) => row.ticket_hash));
  };

/** Keeps used tickets in memory until they expire, for the one process of a SQLite file. */
export const keepInMemory = (now: () => number): UsedTickets => {
  const used = new Map<string, number>();
  return async (tickets) => {
    // The map is in the order of use, which is nearly that of expiry.
    for (const [hash, expiresAt] of used) {
      if (expiresAt > now()) break;
      used.delete(hash);
    }
    const fresh = tickets.filter(({ ticket_hash }) => !used.has(ticket_hash));
    for (const { ticket_hash, expires_at } of fresh) used.set(ticket_hash, expires_at);
    return new Set(fresh.map(({ ticket_hash }) => ticket_hash));
  };
};
