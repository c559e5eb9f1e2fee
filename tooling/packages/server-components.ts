import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { outcomeOf } from './outcome.ts';

/** The names that a built module exports: `export { a, b as c };` is its last statement. */
const exportsOf = (code: string): string[] => {
  const [, list = ''] = /export \{([^}]*)\};?\s*(?:\/\/[^\n]*\s*)?$/.exec(code) ?? [];
  return [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name ?? '');
};

const stub = (name: string): string => {
  const body = `throw new Error('${name} is on the client')`;
  return name === 'default'
    ? `export default () => { ${body} };`
    : `export const ${name} = () => { ${body} };`;
};

/** As React does for server components: what a file with "use client" exports cannot be called. */
const clientBoundary: Plugin = {
  name: 'client-boundary',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@mobility/') ? undefined : { path, external: true },
    );
    onLoad({ filter: /@mobility.*\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return code.startsWith('"use client"') ? { contents: exportsOf(code).map(stub).join('\n') } : undefined;
    });
  },
};

/** Runs a file of the consumer in `folder` as a server component, and returns what it prints. */
export const runAsServerComponent = async (folder: string, file: string) => {
  const outfile = join(folder, 'server-component.mjs');
  await build({
    entryPoints: [join(folder, file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [clientBoundary],
  });
  return outcomeOf(process.execPath, [outfile], folder);
};
