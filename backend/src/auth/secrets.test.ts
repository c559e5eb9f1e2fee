import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tokenKeys } from './secrets.ts';

const newDataDir = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

describe('the key of the tokens', () => {
  it('the token key is created once, readable only by this user, and without other files', () => {
    const dataDir = newDataDir();
    const [key] = tokenKeys(dataDir);
    expect(key.length).toBe(32);
    expect(tokenKeys(dataDir)).toEqual([key]);
    expect(readdirSync(dataDir)).toEqual(['token.key']);
    expect(statSync(join(dataDir, 'token.key')).mode & 0o777).toBe(0o600);
    expect(tokenKeys(newDataDir())).not.toEqual([key]);
  });

  it('instances without a shared folder use the configured token key, and an invalid one is refused', () => {
    const given = Buffer.alloc(32, 5).toString('base64');
    expect(tokenKeys(newDataDir(), given)).toEqual([Buffer.alloc(32, 5)]);
    const former = Buffer.alloc(32, 4).toString('base64');
    expect(tokenKeys(newDataDir(), `${given}, ${former}`)).toEqual([
      Buffer.alloc(32, 5),
      Buffer.alloc(32, 4),
    ]);
    expect(() => tokenKeys(newDataDir(), `${given},short`)).toThrow('TOKEN_KEY must be 32 bytes');
    expect(() => tokenKeys(newDataDir(), 'short')).toThrow('TOKEN_KEY must be 32 bytes');
  });

  it('a damaged token key is refused', () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'token.key'), 'short');
    expect(() => tokenKeys(dataDir)).toThrow('is damaged');
  });
});
