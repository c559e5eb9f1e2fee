import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqliteStore } from '../../store/sqlite-store.ts';

/** A process whose disk fails after a row was kept. It says how the next commits end, and then ends itself. */
const [file = ''] = process.argv.slice(2);
const store = openSqliteStore(file);
await store.migrate();
const put = (name: string) =>
  store.transaction((db) =>
    db
      .insertInto('meta')
      .values({ name, value: 'x'.repeat(100_000) })
      .execute(),
  );
const say = (text: string): void => void process.stdout.write(`${text}\n`);

await put('kept');
say('kept');
const handle = await open(file, 'r');
Object.getPrototypeOf(handle).datasync = async () => {
  // Both commits are made meanwhile.
  await wait(100);
  throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
};
const fail = (name: string) => put(name).catch((error) => say(`failed with ${error.errcode}`));
await Promise.all([fail('lost'), fail('lost with it')]);
// Nothing else ends it.
setInterval(() => {}, 1_000);
