import { format, formatVersion, type Head, headFields } from '../format.ts';
import { invalid } from '../invalid.ts';
import { notABackup } from './parse-backup.ts';
import { newestSchema } from './staging.ts';

type Value = string | number | boolean | null;
/** The fields of a file beside its collections. */
export type Fields = Partial<Record<string, Value>>;

/** The fields after the head, and those that an answer or a request adds. */
const otherFields = ['checksum', 'signature', 'password', 'key', 'collections_count', 'total_documents'];

export const missingField = () => invalid('The backup has missing or unknown fields');
const damagedHead = () => invalid('The header of the backup is damaged');

/** Adds a field. Refuses an unknown one, and one that comes twice. */
export const addField = (fields: Fields, name: string, value: Value): void => {
  const isKnown = headFields.some((known) => known === name) || otherFields.includes(name);
  if (!isKnown) throw fields.format === format ? missingField() : notABackup();
  if (name in fields) throw missingField();
  fields[name] = value;
};

/** Whether all fields of the head are there. */
export const hasHead = (fields: Fields): boolean => headFields.every((name) => name in fields);

/** The head of a file, if this server can read what follows. */
export const readHead = (fields: Fields): Head => {
  const { format: name, format_version, schema_version, created_at, key_id } = fields;
  if (name !== format) throw notABackup();
  if (format_version !== formatVersion) {
    throw invalid(`This backup has another format; this server reads format ${formatVersion}`);
  }
  if (headFields.some((field) => fields[field] === undefined)) throw missingField();
  if (typeof created_at !== 'string' || typeof key_id !== 'string') throw damagedHead();
  if (typeof schema_version !== 'number' || !Number.isInteger(schema_version) || schema_version < 1) {
    throw damagedHead();
  }
  if (schema_version > newestSchema) {
    throw invalid(
      `This backup is of a newer release, with schema ${schema_version}; this server has schema ${newestSchema}`,
    );
  }
  return { format: name, format_version, schema_version, created_at, key_id };
};
