import type { Context } from '../context.ts';
import { dumpOf } from '../testing/dump.ts';
import { marker } from './victims.ts';

const idsAndAddresses = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{26}(?![0-9A-Z])|[\w-]+@mobility\.example/g;

/** A snapshot of the store. Rows created later belong to other users. */
export const watch = async (context: Context) => {
  const kept = await dumpOf(context);
  const secrets = new Set([marker, ...(JSON.stringify(kept).match(idsAndAddresses) ?? [])]);
  const anySecret = new RegExp([...secrets].join('|'), 'g');
  const told = (text: string): string[] => text.match(anySecret) ?? [];

  /** The rows that changed or are gone since the snapshot, and new rows that refer to its users. */
  const changes = async (): Promise<string[]> => {
    const now = await dumpOf(context);
    return Object.entries(kept).flatMap(([table, rows]) => {
      const [before, after] = [new Set(rows), new Set(now[table])];
      const lost = rows.filter((row) => !after.has(row)).map((row) => `- ${table} ${row}`);
      const added = [...after].filter((row) => !before.has(row) && told(row).length > 0);
      return [...lost, ...added.map((row) => `+ ${table} ${row}`)];
    });
  };

  return { kept, told, changes };
};
