import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { outcomeOf } from './outcome.ts';

const files = ['css.d.ts', 'main.tsx', 'embedded.tsx', 'use.ts', 'server-component.ts'];

/**
 * TypeScript's diagnostics for the consumer in `folder` and the files in `more`, with these compiler
 * options.
 */
export const compile = (
  folder: string,
  options: Record<string, unknown>,
  more: string[] = [],
): Promise<{ code: number | null; output: string }> => {
  const compilerOptions = {
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2023' },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], strict: true, noEmit: true, jsx: 'react-jsx', types: [] },
    allowImportingTsExtensions: true,
    ...options,
  };
  writeFileSync(join(folder, 'css.d.ts'), "declare module '*.css';\n");
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [...files, ...more] }),
  );
  return outcomeOf(join(root, 'node_modules/.bin/tsc'), ['--singleThreaded', '-p', folder], folder);
};
