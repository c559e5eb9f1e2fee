import { invalid } from '../invalid.ts';
import type { Table } from '../tables/columns.ts';

/** Whether a database reports about a row that breaks a rule of its schema. */
const isConstraint = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.message.includes('constraint failed') || ('code' in error && String(error.code).startsWith('23')));

/** The refusal of a row that a database did not take. Returns other errors as they are. */
export const refusedRow = ({ name, key }: Table, error: unknown, number?: number): unknown => {
  if (!isConstraint(error)) return error;
  const unique = /UNIQUE constraint failed: (.*)$/.exec(error.message)?.[1];
  if (unique === undefined && number !== undefined) return invalid(`Row ${number} of ${name} is damaged`);
  const isKey = unique === key.map((column) => `${name}.${column}`).join(', ');
  return invalid(`Two rows of ${name} have the same ${isKey ? 'key' : 'value in a unique field'}`);
};
