import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid } from '../invalid.ts';
import type { Progress } from '../progress.ts';
import { Collections } from './collections.ts';
import { addField, type Fields, hasHead, missingField, readHead } from './head.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { createStaging } from './staging.ts';

/** The fields of a file, and its rows in a staging database. They may still contradict each other. */
export type Staged = { fields: Fields; collections: Collections };

const cutOff: readonly unknown[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

const store = async (upload: Upload, path: string): Promise<void> => {
  try {
    await pipeline(upload, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    const isCutOff = error instanceof Error && 'code' in error && cutOff.includes(error.code);
    throw isCutOff ? invalid('The file did not arrive completely') : error;
  }
};

/** Reads the fields of a file: of one that begins with its head, no more than the beginning. */
const fieldsOf = async (path: string): Promise<Fields> => {
  const fields: Fields = {};
  for await (const parts of readUpload(createReadStream(path))) {
    for (const part of parts) if (part.kind === 'field') addField(fields, part.name, part.value);
    if (hasHead(fields)) break;
  }
  return fields;
};

/** Reads a file into the staging database of its head. Returns all of its fields. */
const readInto = async (path: string, collections: Collections, progress: Progress): Promise<Fields> => {
  const fields: Fields = {};
  progress.begin('reading', (await stat(path)).size);
  for await (const parts of readUpload(progress.counting(createReadStream(path)))) {
    for (const part of parts) {
      if (part.kind === 'field') addField(fields, part.name, part.value);
      else collections.take(part);
    }
  }
  return fields;
};

/**
 * Stores a file in the folder and reads it into a staging database there. It is stored first, because the head that
 * says how to read the rows may come after them. Refuses one that is not intact. The caller closes the database.
 */
export const stageBackup = async (upload: Upload, folder: string, progress: Progress): Promise<Staged> => {
  const path = join(folder, 'upload.json');
  progress.begin('receiving');
  await store(progress.counting(upload), path);
  const head = readHead(await fieldsOf(path));
  const collections = new Collections(head, await createStaging(folder, head.schema_version));
  try {
    const fields = await readInto(path, collections, progress);
    if (typeof fields.checksum !== 'string' || typeof fields.signature !== 'string') throw missingField();
    collections.verify(fields.checksum);
    return { fields, collections };
  } catch (error) {
    collections.staging.close();
    throw error;
  }
};
