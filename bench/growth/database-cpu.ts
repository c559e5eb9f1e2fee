import { readFile } from 'node:fs/promises';
import { rawClient } from '@mobility/backend/testing';

/** The CPU of the database's processes that serve this product, in microseconds, since the last question. Linux only. */
export const databaseCpu = async (url: string) => {
  const client = await rawClient(url);
  let before = new Map<number, number>();
  return {
    used: async (): Promise<number> => {
      const rows = await client.rows<{ pid: number }>(
        "select pid from pg_stat_activity where application_name like 'mobility%'",
      );
      const now = new Map<number, number>();
      for (const { pid } of rows) {
        // The first number is the time on a processor in nanoseconds.
        const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
        now.set(pid, Number(text.split(' ')[0]) / 1_000);
      }
      const used = [...now].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
      before = now;
      return used;
    },
    close: () => client.close(),
  };
};
