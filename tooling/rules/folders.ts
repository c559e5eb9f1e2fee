import { dirname } from 'node:path';
import type { SourceFile } from './source-rule.ts';

const maxFiles = 25;
/** Folders that may hold more, with the reason. */
export const crowdedFolders: Record<string, string> = {
  'backend/src/operations/admin': 'one file per operation of the contract, in the folder of its tag',
  'backend/src/store/migrations': 'one file per migration, in their order',
  'stories/primitives': 'one file per primitive, and no order among primitives is better than the alphabet',
};

/**
 * Folders that hold too many TypeScript files of their own. Tests and styles count, because a reader who
 * looks for a name sees them too. Files of subfolders and generated files do not.
 */
export const folderErrors = (files: SourceFile[], allowed = crowdedFolders): string[] =>
  [...Map.groupBy(files, ({ file }) => dirname(file))]
    .filter(([folder, { length }]) => length > maxFiles && allowed[folder] === undefined)
    .map(([folder, { length }]) => `${folder}: ${length} files (at most ${maxFiles})`);
