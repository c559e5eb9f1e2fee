import { join } from 'node:path';
import { build } from 'esbuild';
import { outcomeOf } from './outcome.ts';

/** The HTML that the consumer in `folder` renders on a server with this Node. */
export const renderOnServer = async (folder: string, node: string): Promise<string> => {
  await build({
    entryPoints: [join(folder, 'server.tsx')],
    outfile: join(folder, 'server.mjs'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
  });
  return (await outcomeOf(node, ['server.mjs'], folder)).output;
};
