import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRing } from './key-ring.ts';

const keyBytes = 32;

/**
 * The keys that sign tokens: given in base64, or one that is created at the first start in a file that only this user
 * can read.
 */
export function tokenKeys(dataDir: string, given: string | null = null): KeyRing {
  if (given !== null) return readGiven(given);
  if (dataDir === ':memory:') return [randomBytes(keyBytes)];
  const file = join(dataDir, 'token.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = readKey(file) ?? createKey(file);
  if (key.length !== keyBytes)
    throw new Error(`${file} is damaged. Remove it to sign everyone out and create a new key.`);
  return [key];
}

function readGiven(text: string): KeyRing {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  if (!first || [first, ...others].some(({ length }) => length !== keyBytes))
    throw new Error(
      'TOKEN_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints, or several of them separated by commas.',
    );
  return [first, ...others];
}

function readKey(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

// Written to a draft and then linked, so that another process that starts now never reads half a key.
function createKey(file: string): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
