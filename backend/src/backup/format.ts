import { createHash } from 'node:crypto';
import type { Row } from './pages.ts';

export const format = 'mobility-backup';
export const formatVersion = 2;

/** What a file says about itself beside its rows. */
export type Head = {
  format: string;
  format_version: number;
  schema_version: number;
  created_at: string;
  key_id: string;
};

/** The fields of the head, in the order of the checksum. */
export const headFields = ['format', 'format_version', 'schema_version', 'created_at', 'key_id'] as const;

/** Hashes lines of JSON. So white space between the values of a file does not count. */
const createLines = () => {
  const hash = createHash('sha256');
  return {
    add: (value: unknown): void => {
      hash.update(`${JSON.stringify(value)}\n`);
    },
    digest: () => hash.digest('hex'),
  };
};

/** The checksum of a file, computed while it is written or read. The order of its fields and tables does not count. */
export const createChecksum = () => {
  const tables = new Map<string, ReturnType<typeof createLines>>();
  let current = createLines();
  return {
    /** Begins a table; the rows that follow are its own. */
    addTable: (name: string, columns: readonly unknown[]): void => {
      current = createLines();
      tables.set(name, current);
      current.add(columns);
    },
    addRow: (row: Row): void => current.add(row),
    digest: (head: Head): string => {
      const whole = createLines();
      whole.add(headFields.map((name) => head[name]));
      for (const [name, lines] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        whole.add([name, lines.digest()]);
      }
      return `sha256:${whole.digest()}`;
    },
  };
};
