import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './run.ts';

/** Characters of code per package or folder, by the chunk's file name. */
export type ChunkContents = Record<string, Record<string, number>>;

export const chunkContentsFile = join(root, '.cache/chunk-contents.json');

/** `react-dom` for a package from npm, `components/ride` for a folder of the workspace. */
const ownerOf = (id: string): string => {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').split('?')[0] ?? '';
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return inPackage;
  const inside = path.startsWith(root) ? path.slice(root.length) : path;
  return inside.replace('/src/', '/').split('/').slice(0, 2).join('/');
};

/** Writes which package each chunk's code comes from, for the report of `tooling/app-bytes.ts`. */
export const chunkContents = (): Plugin => ({
  name: 'chunk-contents',
  apply: 'build',
  generateBundle(_, bundle) {
    const contents: ChunkContents = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const owners: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        owners[ownerOf(id)] = (owners[ownerOf(id)] ?? 0) + renderedLength;
      contents[chunk.fileName] = owners;
    }
    mkdirSync(dirname(chunkContentsFile), { recursive: true });
    writeFileSync(chunkContentsFile, JSON.stringify(contents));
  },
});
