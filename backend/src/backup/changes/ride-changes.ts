import type { RestorePreview } from '@mobility/openapi';
import type { Read } from '../../store/store.ts';
import type { Staging } from '../reading/staging.ts';
import { pagesById } from './pages-by-id.ts';

/** What tells one state of a ride from another: each command counts its version up. */
const facts = ['version', 'status', 'driver_id', 'settlement'] as const;
const ridesPerPage = 1_000;

const ridesAfter = (db: Read) => (id: string) =>
  db
    .selectFrom('rides')
    .select(['id', ...facts])
    .where('id', '>', id)
    .orderBy('id')
    .limit(ridesPerPage)
    .execute();

/**
 * How many rides a backup removes, adds and puts into another state. The rides of the database are read by the page, and
 * each is looked up among those of the backup.
 */
export const rideChangesOf = async (
  db: Read,
  { prepare }: Pick<Staging, 'prepare'>,
): Promise<Pick<RestorePreview, 'rides_added' | 'rides_removed' | 'rides_changed'>> => {
  const find = prepare(`select ${facts.join(', ')} from rides where id = ?`);
  const count = { kept: 0, removed: 0, changed: 0 };
  for await (const rides of pagesById(ridesPerPage, ridesAfter(db))) {
    for (const ride of rides) {
      const restored = find.get(ride.id);
      if (!restored) count.removed += 1;
      else count.kept += 1;
      if (restored && facts.some((name) => String(restored[name]) !== String(ride[name]))) count.changed += 1;
    }
  }
  const { total } = prepare('select count(*) as total from rides').get() ?? {};
  return {
    rides_added: Number(total) - count.kept,
    rides_removed: count.removed,
    rides_changed: count.changed,
  };
};
