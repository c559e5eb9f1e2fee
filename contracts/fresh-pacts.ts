import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { formerFile, pactFile, pactFolder } from './pact-file.ts';

/** Pact merges into what it finds, so that nothing promised would ever be taken back: every run starts empty. */
export default function setup(): void {
  mkdirSync(dirname(formerFile), { recursive: true });
  rmSync(formerFile, { force: true });
  if (existsSync(pactFile)) copyFileSync(pactFile, formerFile);
  rmSync(pactFolder, { recursive: true, force: true });
}
