import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The content of a file in the last commit; null without git or if the file was never committed. */
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

/** The pact to compare a run with: the committed one, or the copy from before the run if none is committed. */
export const acceptedPact = (file: string, former: string): string | null =>
  committed(file) ?? (existsSync(former) ? readFileSync(former, 'utf8') : null);
