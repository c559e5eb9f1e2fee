import type { RestoreRequest } from '@mobility/openapi';

/** What a backup file says that it holds. */
export type BackupContents = { collections: number; documents: number; createdAt: string | null };

type Parts = { backup_data?: unknown; collections?: unknown; created_at?: unknown };

/** The object that a value of unknown type is; an empty one where it is something else. */
const partsOf = (value: unknown): Parts => (typeof value === 'object' && value !== null ? value : {});

const rowsOf = (collection: unknown): number => {
  const { rows } = partsOf(collection) as { rows?: unknown };
  return Array.isArray(rows) ? rows.length : 0;
};

/** Counts the collections and documents of a parsed file; null for one that lists none. */
export const contentsOf = (backup: RestoreRequest): BackupContents | null => {
  const { collections, created_at } = partsOf(partsOf(backup).backup_data ?? backup);
  const lists = Object.values(partsOf(collections));
  if (lists.length === 0) return null;
  return {
    collections: lists.length,
    documents: lists.reduce((sum: number, collection) => sum + rowsOf(collection), 0),
    createdAt: typeof created_at === 'string' ? created_at : null,
  };
};
