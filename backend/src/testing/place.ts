/** The location of a test's data, as in the configuration. */
export type TestPlace = { dataDir: string; databaseUrl: string | null };

/** Creates a database, migrated or empty, and returns its URL. */
type MakeDatabase = (content: 'tables' | 'nothing') => Promise<string>;

let makeDatabase: MakeDatabase | null = null;
const databases = new Map<string, Promise<string>>();

/** Runs every test of this file on PostgreSQL. */
export const usePostgres = (make: MakeDatabase): void => {
  makeDatabase = make;
};

/** Whether the tests of this file run on PostgreSQL. */
export const onPostgres = (): boolean => makeDatabase !== null;

/** The same folder has the same database; ':memory:' has a new one each time. */
export const placeFor = async (dataDir = ':memory:'): Promise<TestPlace> => {
  if (!makeDatabase) return { dataDir, databaseUrl: null };
  if (dataDir === ':memory:') return { dataDir, databaseUrl: await makeDatabase('tables') };
  const known = databases.get(dataDir) ?? makeDatabase('tables');
  databases.set(dataDir, known);
  return { dataDir, databaseUrl: await known };
};

/** A new database without tables; on SQLite it lies in this empty folder. */
export const emptyPlace = async (folder: string): Promise<TestPlace> => ({
  dataDir: folder,
  databaseUrl: makeDatabase ? await makeDatabase('nothing') : null,
});

/** The environment of a server process with this folder. */
export const environmentFor = async (dataDir: string): Promise<Record<string, string>> => {
  const { databaseUrl } = await placeFor(dataDir);
  return { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
};
