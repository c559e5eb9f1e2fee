import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { usePostgres } from '../place.ts';

const template = new URL(inject('postgresUrl'));
const made: string[] = [];

const urlOf = (database: string): string =>
  Object.assign(new URL(template), { pathname: `/${database}` }).href;

const admin = new pg.Client(urlOf('postgres'));
const connected = admin.connect();

usePostgres(async (content) => {
  await connected;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const from = content === 'tables' ? template.pathname.slice(1) : 'template0';
  // Copying the files takes half of the time of writing every page to the log.
  await admin.query(`create database ${name} template ${from} strategy file_copy`);
  made.push(name);
  return urlOf(name);
});

afterAll(async () => {
  await connected;
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
