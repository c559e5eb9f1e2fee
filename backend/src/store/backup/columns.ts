import document from '@mobility/openapi/document' with { type: 'json' };
import type { Database } from '../schema.ts';

type Kind = 'identity' | 'id' | 'text' | 'json' | 'secret' | 'integer' | 'number' | 'words';

/** What a column may hold, so that a backup can be judged before it is believed. */
export type Column = {
  kind: Kind;
  nullable?: true;
  /** Whose id it is. */
  of?: keyof Database;
  words?: readonly (string | number)[];
  /** What becomes of a secret of another installation: a value that fits nothing, or the row goes. */
  lost?: 'unusable' | 'drop';
};

/** Given by the database in the order of the rows: it is no part of a backup. */
export const identity: Column = { kind: 'identity' };
export const id: Column = { kind: 'id' };
export const text: Column = { kind: 'text' };
/** JSON as text. */
export const json: Column = { kind: 'json' };
/** Leaves the database encrypted only. */
export const secret: Column = { kind: 'secret', lost: 'unusable' };
/** A secret without which its row means nothing. */
export const essentialSecret: Column = { kind: 'secret', lost: 'drop' };
/** A whole number: cents, milliseconds, counts. */
export const integer: Column = { kind: 'integer' };
export const number: Column = { kind: 'number' };
export const words = (...known: (string | number)[]): Column => ({ kind: 'words', words: known });
export const flag = words(0, 1);
export const ref = (of: keyof Database): Column => ({ kind: 'id', of });
export const orNull = (column: Column): Column => ({ ...column, nullable: true });

const { schemas } = document.components;
/** One of the words that the contract lists. */
export const wordOf = (
  schema: 'DisputeStatus' | 'DisputeType' | 'PaymentMethod' | 'Role' | 'VehicleType',
): Column => words(...schemas[schema].enum);

/** One table: what tells its rows apart, and its columns in the order in which a backup writes them. */
export type Table = {
  name: keyof Database;
  key: readonly string[];
  columns: Readonly<Record<string, Column>>;
};

/** Describes a table; every one of its columns has to be there. */
export const table = <Name extends keyof Database>(
  name: Name,
  key: readonly (keyof Database[Name] & string)[],
  columns: Record<keyof Database[Name] & string, Column>,
): Table => ({ name, key, columns });
