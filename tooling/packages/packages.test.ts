import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { packageNames } from './pack.ts';

const root = join(import.meta.dirname, '../..');

describe.each(packageNames)('@mobility/%s', (name) => {
  const { tarball, files } = inject('packages')[name];

  it('contains its licence and README, and neither tests nor sources', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.test\.|^src\/|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  it('passes publint', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for every code entry that TypeScript can resolve', async () => {
    const args = ['--no-install', 'attw', tarball, '--profile', 'esm-only'];
    const exclude = ['--exclude-entrypoints', 'styles.css', '*.css'];
    expect(await outcomeOf('npx', [...args, ...exclude], root)).toMatchObject({ code: 0 });
  }, 180_000);
});
