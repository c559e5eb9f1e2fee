import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './rules/source-rule.ts';
import { root } from './run.ts';

/** The hand-written TypeScript files of the checkout. */
export const sourceFiles = (): SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((file) => file && !file.includes('/generated/') && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
