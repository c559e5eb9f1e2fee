import { build, type Plugin, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { retryStyles } from './retry-styles.ts';

const files: Record<string, string> = {
  '/entry.js': 'import("/part.js");',
  '/part.js': 'import "/part.css"; export const part = 1;',
  '/part.css': 'p { color: red }',
};
const inMemory = {
  name: 'in-memory',
  resolveId: (id: string) => (id in files ? id : null),
  load: (id: string) => files[id],
};

/** The code that a build loads first, in which Vite's helper fetches style sheets. */
const built = async (plugins: Plugin[]): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: '/entry.js' } },
  })) as Rollup.RollupOutput;
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
};

test('a style sheet that failed is forgotten, with the link that asked for it', async () => {
  const [before, after] = [await built([]), await built([retryStyles()])];
  expect(before).toContain('Unable to preload CSS');
  expect(before).not.toMatch(/delete seen|link\.remove\(\)/);
  expect(after).toMatch(/delete seen[\w$]*\[href\];\s+throw err/);
  expect(after).toMatch(/e\.type === "error"\) (\{\s*)?link\.remove\(\)/);
});

test('a build with another helper of Vite fails', async () => {
  const other = {
    name: 'other-helper',
    transform: (_: string, id: string) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = 1' : null,
  };
  await expect(built([other, retryStyles()])).rejects.toThrow("Vite's preload helper has changed");
});
