import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../store/open-store.ts';
import { startPostgres } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The name of the migrated template database that tests copy. */
const template = 'template_mobility';

/** Starts one server for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const store = openStore({ dataDir: '', databaseUrl: server.url(template) });
  await store.migrate();
  await store.close();
  project.provide('postgresUrl', server.url(template));
  return () => server.stop();
};
