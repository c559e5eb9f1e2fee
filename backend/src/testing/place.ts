/** Where a test's data is; as in the configuration. */
export type TestPlace = { dataDir: string; databaseUrl: string | null };

let makeDatabase: (() => Promise<string>) | null = null;
const databases = new Map<string, Promise<string>>();

/** Puts the data of every test of this file into PostgreSQL. `make` answers the URL of a new, migrated database. */
export const usePostgres = (make: () => Promise<string>): void => {
  makeDatabase = make;
};

/** Whether the tests of this file run on PostgreSQL. */
export const onPostgres = (): boolean => makeDatabase !== null;

/** The same folder has the same database; ':memory:' has a new one each time. */
export const placeFor = async (dataDir = ':memory:'): Promise<TestPlace> => {
  if (!makeDatabase) return { dataDir, databaseUrl: null };
  if (dataDir === ':memory:') return { dataDir, databaseUrl: await makeDatabase() };
  const known = databases.get(dataDir) ?? makeDatabase();
  databases.set(dataDir, known);
  return { dataDir, databaseUrl: await known };
};

/** The environment of a server process on this folder. */
export const environmentFor = async (dataDir: string): Promise<Record<string, string>> => {
  const { databaseUrl } = await placeFor(dataDir);
  return { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
};
