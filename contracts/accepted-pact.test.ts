import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptedPact } from './accepted-pact.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-pact-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const git = (...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@mobility.example', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = (): void => {
  git('add', 'pact.json');
  git('commit', '-m', 'The pact');
};

describe('the accepted pact', () => {
  it('is the committed one, even after several runs with a changed pact', () => {
    const former = write('former.json', 'changed');
    const pact = write('pact.json', 'agreed');
    git('init');
    commit();
    write('pact.json', 'changed');
    expect(acceptedPact(pact, former)).toBe('agreed');
    commit();
    expect(acceptedPact(pact, former)).toBe('changed');
  });

  it('is the one from before the run if none is committed', () => {
    const former = write('former.json', 'before');
    const pact = write('pact.json', 'after');
    expect(acceptedPact(pact, former)).toBe('before');
    git('init');
    expect(acceptedPact(pact, former)).toBe('before');
  });

  it('is null if there was no pact before', () => {
    expect(acceptedPact(join(folder, 'pact.json'), join(folder, 'former.json'))).toBeNull();
  });
});
