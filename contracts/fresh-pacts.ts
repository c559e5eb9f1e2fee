import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { formerFile, pactFile, pactFolder } from './pact-file.ts';

/** Empties the folder before each run. Pact merges into an existing file, so removed interactions would stay in it. */
export default function setup(): void {
  mkdirSync(dirname(formerFile), { recursive: true });
  rmSync(formerFile, { force: true });
  if (existsSync(pactFile)) copyFileSync(pactFile, formerFile);
  rmSync(pactFolder, { recursive: true, force: true });
}
