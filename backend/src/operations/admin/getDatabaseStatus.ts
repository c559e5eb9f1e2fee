import { probeStore } from '../../admin/probe-store.ts';
import { readLastBackup } from '../../backup/last-backup.queries.ts';
import { restoreProgressOf } from '../../backup/only-job.ts';
import { countDocuments } from '../../backup/tables/count.ts';
import type { Handler } from '../../operation.ts';

const databaseName = 'mobility';

/** Returns every table with its row count, as of one moment, whether the database works, and its last backup. */
export const getDatabaseStatus: Handler<'getDatabaseStatus'> = async (context) => {
  const { store, now } = context;
  const collections = await store.snapshot(countDocuments);
  const counts = Object.values(collections);
  const backup = await readLastBackup(store.read);
  const restore = restoreProgressOf(store);
  // The probe writes, and would wait for the end of a restore.
  const health = restore ? null : (await probeStore(context)).status;
  return {
    status: 200,
    body: {
      total_collections: counts.length,
      total_documents: counts.reduce((sum, count) => sum + count, 0),
      database_name: databaseName,
      collections,
      timestamp: new Date(now()).toISOString(),
      ...(health && { health }),
      ...(restore && { restore }),
      ...(backup && {
        last_backup: {
          created_at: new Date(backup.at).toISOString(),
          ...(backup.by !== null && { created_by: backup.by }),
        },
      }),
    },
  };
};
