/** Where a test's data is; as in the configuration. */
export type TestPlace = { dataDir: string; databaseUrl: string | null };

/** Answers the URL of a new database: with the tables, or with nothing in it. */
type MakeDatabase = (content: 'tables' | 'nothing') => Promise<string>;

let makeDatabase: MakeDatabase | null = null;
const databases = new Map<string, Promise<string>>();

/** Puts the data of every test of this file into PostgreSQL. */
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

/** A database that was never used. */
export const emptyPlace = async (): Promise<TestPlace> => ({
  dataDir: ':memory:',
  databaseUrl: makeDatabase ? await makeDatabase('nothing') : null,
});

/** The environment of a server process on this folder. */
export const environmentFor = async (dataDir: string): Promise<Record<string, string>> => {
  const { databaseUrl } = await placeFor(dataDir);
  return { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
};
