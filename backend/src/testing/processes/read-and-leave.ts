import { sql } from 'kysely';
import { openSqliteStore } from '../../store/sqlite-store.ts';

/** A process that reads twice, and neither closes its store nor ends itself. */
const store = openSqliteStore(process.argv[2] ?? '');
for (let round = 0; round < 2; round += 1) {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(store.lists);
  process.stdout.write(`${rows[0]?.one}\n`);
}
