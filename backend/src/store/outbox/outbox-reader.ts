import { PostgresAdapter, type Selectable, sql } from 'kysely';
import { prepared } from '../prepared.ts';
import type { OutboxTable } from '../schema.ts';
import type { Read, Store } from '../store.ts';

export type OutboxRow = Selectable<OutboxTable>;

/**
 * Reads the messages of the outbox that are committed after it was opened, each once. The messages of one user come in
 * the order of their numbers.
 */
export type OutboxReader = {
  /** The highest position that was read. */
  readonly position: number;
  /** The next messages, and whether there may be more of them now. */
  next(): Promise<{ rows: OutboxRow[]; isMore: boolean }>;
};

const rowsPerRead = 500;

const lastPosition = async (read: Read): Promise<number> => {
  const row = await read
    .selectFrom('outbox')
    .select((column) => column.fn.max('position').as('position'))
    .executeTakeFirst();
  return Number(row?.position ?? 0);
};

const selectAfter = prepared(['position'], (db: Read, { position }: { position: number }) =>
  db.selectFrom('outbox').selectAll().where('position', '>', position).orderBy('position').limit(rowsPerRead),
);

/**
 * Continues after the last position, because one writer after the other commits. Messages wait for the disk: after a loss
 * of power their numbers would be given again.
 */
class PositionReader implements OutboxReader {
  readonly #store: Store;
  position: number;

  constructor(store: Store, position: number) {
    this.#store = store;
    this.position = position;
  }

  async next() {
    const rows = await selectAfter(this.#store.read, { position: this.position });
    if (rows.length > 0) await this.#store.synced();
    this.position = rows.at(-1)?.position ?? this.position;
    return { rows, isMore: rows.length === rowsPerRead };
  }
}

/** The transactions that a statement sees: all before `next`, except those that were still running. */
type Snapshot = { next: string; running: string[] };

const toSnapshot = (text: string): Snapshot => {
  const [, next = '', running = ''] = text.split(':');
  return { next, running: running === '' ? [] : running.split(',') };
};

type Seen = OutboxRow & { snapshot: string };
type Empty = { [Column in keyof OutboxRow]: null } & { snapshot: string };

const isMessage = (row: Seen | Empty): row is Seen => row.id !== null;

const columns = sql.raw('position, id, user_id, seq, epoch, message, created_at');

/**
 * The query of the unseen messages: one row without a message if there is none. The snapshot is that of the statement
 * itself. Running transactions have lower numbers than `next`, and each of the two parts is a range of the index.
 */
export const unseen = ({ next, running }: Snapshot) =>
  sql<Seen | Empty>`select current.snapshot, unseen.*
    from (select pg_current_snapshot()::text as snapshot) as current
    left join (
      select ${columns} from outbox where xid >= ${next}::bigint
      union all
      select ${columns} from outbox where xid = any(${running}::bigint[])
    ) as unseen on true
    order by unseen.position`;

/**
 * Reads the messages of the transactions that its last read did not see, because they ran or began later. A
 * transaction that stays open for long delays only its own messages. A user's next number waits for the commit of the
 * one before, so a read that sees a message sees the earlier ones of the same user too.
 */
class SnapshotReader implements OutboxReader {
  readonly #read: Read;
  #seen: Snapshot;
  position: number;

  constructor(read: Read, seen: Snapshot, position: number) {
    this.#read = read;
    this.#seen = seen;
    this.position = position;
  }

  async next() {
    const { rows: found } = await unseen(this.#seen).execute(this.#read);
    this.#seen = toSnapshot(found[0]?.snapshot ?? '');
    const rows = found.filter(isMessage);
    this.position = Math.max(this.position, rows.at(-1)?.position ?? 0);
    // One read returns all of them: a part of them would need a snapshot of its own.
    return { rows, isMore: false };
  }
}

const openSnapshotReader = async (read: Read): Promise<OutboxReader> => {
  const { rows } = await sql<{ snapshot: string; position: number }>`
    select pg_current_snapshot()::text as snapshot, coalesce(max(position), 0) as position from outbox`.execute(
    read,
  );
  const row = rows[0];
  if (!row) throw new Error('An aggregate returns one row');
  return new SnapshotReader(read, toSnapshot(row.snapshot), row.position);
};

/** Opens a reader that begins after what is committed now. */
export const openOutboxReader = async (store: Store): Promise<OutboxReader> =>
  store.read.getExecutor().adapter instanceof PostgresAdapter
    ? openSnapshotReader(store.read)
    : new PositionReader(store, await lastPosition(store.read));
