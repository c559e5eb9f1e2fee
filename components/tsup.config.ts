import { writeFileSync } from 'node:fs';
import { packageBuild, sourceEntries } from '@mobility/tooling/tsup';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

const fonts = { '.woff2': 'file' } as const;
const styles = () => vanillaExtractPlugin({ identifiers: 'short' });
const sources = Object.values(sourceEntries(manifest.exports));

/** Writes the styles of all entries as one file, beside the file per entry. */
const writeStylesheet = async (): Promise<void> => {
  const all = sources.map((source, index) => `export * as entry${index} from '${source}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: all, resolveDir: import.meta.dirname },
    outfile: 'dist/styles.js',
    bundle: true,
    format: 'esm',
    packages: 'external',
    alias: { '@fontsource-variable/inter': '@fontsource-variable/inter/index.css' },
    loader: fonts,
    minify: true,
    write: false,
    plugins: [styles()],
  });
  for (const { path, contents } of outputFiles) if (path.endsWith('.css')) writeFileSync(path, contents);
};

/**
 * Functions without React, which server components call. As entries they get chunks of their own: a chunk that also holds
 * a hook is marked as client code, whose functions a server cannot call.
 */
const plain = [
  'intl/locale',
  'intl/create-text',
  'intl/create-sentences',
  'format/create-formats',
  'format/time',
];

const options = packageBuild(manifest.exports);

export default defineConfig({
  ...options,
  entry: { ...options.entry, ...Object.fromEntries(plain.map((name) => [name, `src/${name}.ts`])) },
  esbuildPlugins: [styles()],
  // Consumers need neither our fonts' package nor vanilla-extract: the fonts' files lie beside the CSS.
  noExternal: [/^@fontsource-variable\//, /^@vanilla-extract\/recipes/],
  loader: fonts,
  onSuccess: writeStylesheet,
});
