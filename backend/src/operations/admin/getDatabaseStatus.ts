import { countDocuments } from '../../backup/tables/count.ts';
import type { Handler } from '../../operation.ts';

const databaseName = 'mobility';

/** Returns every table with its row count, as of one moment. */
export const getDatabaseStatus: Handler<'getDatabaseStatus'> = async ({ store, now }) => {
  const collections = await store.snapshot(countDocuments);
  const counts = Object.values(collections);
  return {
    status: 200,
    body: {
      total_collections: counts.length,
      total_documents: counts.reduce((sum, count) => sum + count, 0),
      database_name: databaseName,
      collections,
      timestamp: new Date(now()).toISOString(),
    },
  };
};
