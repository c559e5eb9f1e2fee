import type { Options } from 'tsup';
import { declarationsOf } from './declarations.ts';
import { sourceCondition } from './source-condition.ts';

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Plugin = NonNullable<Options['plugins']>[number];

const usesReact =
  /\bfrom\s*["'](react|react-dom|react-aria|react-stately|@xstate\/react|@tanstack\/react-query)\b/;

/** Marks only output files that use React as client code, so that server components can call plain functions. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code, { path, map }) =>
    path.endsWith('.js') && usesReact.test(code) ? { code: `"use client";${code}`, map } : undefined,
};

/** The source file of each code entry of a package, by the name of its output: `{ limits: 'limits.ts' }`. */
export const sourceEntries = (exports: Exports): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? undefined : target[sourceCondition];
      return source && !subpath.endsWith('.css')
        ? [[subpath === '.' ? 'index' : subpath.slice(2), source]]
        : [];
    }),
  );

/** How a package is built: the entries that its `exports` list, as ES modules with types and source maps in `dist`. */
export const packageBuild = (exports: Exports): Options => ({
  entry: sourceEntries(exports),
  ...declarationsOf(sourceEntries(exports)),
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  splitting: true,
  silent: true,
  clean: true,
  plugins: [useClient],
  // Node requires the import attribute for JSON from another package.
  esbuildOptions: (options) => {
    options.supported = { ...options.supported, 'import-attributes': true };
  },
});
