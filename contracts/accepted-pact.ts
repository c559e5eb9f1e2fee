import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** What the last commit holds in a file's place; null without git, and for a file that was never committed. */
export const committed = (file: string): string | null => {
  try {
    return execFileSync('git', ['show', `HEAD:./${basename(file)}`], {
      cwd: dirname(file),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return null;
  }
};

/** The pact that everybody has agreed to: the committed one, or where nothing is committed the copy from before the run. */
export const acceptedPact = (file: string, former: string): string | null =>
  committed(file) ?? (existsSync(former) ? readFileSync(former, 'utf8') : null);
