import { readFileSync, writeFileSync } from 'node:fs';

/** How far a suite is: what has passed and failed, and which files and tests are running. */
export type Progress = { passed: number; failed: string[]; running: string[] };

/** The environment variable with the file to which a suite writes its progress. */
export const progressVariable = 'SUITE_PROGRESS';

export const writeProgress = (file: string, progress: Progress): void =>
  writeFileSync(file, JSON.stringify(progress));

/** The progress of a suite that was stopped. It may have been stopped before the first file, or while it wrote. */
export const readProgress = (file: string): Progress => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: [], running: [] };
  }
};
