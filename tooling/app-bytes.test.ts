import { expect, test } from 'vitest';
import { filesOf, sharesOf } from './app-bytes.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'] },
  'src/pages/BookRidePage.tsx': { file: 'book.js', imports: ['_shared.js', '_map.js'] },
  '_shared.js': { file: 'shared.js' },
  '_map.js': { file: 'map.js' },
};

test('a page loads the start, its own chunk, and what both import, each once', () => {
  expect(filesOf(manifest, ['index.html', 'src/pages/BookRidePage.tsx'])).toEqual([
    'main.js',
    'shared.js',
    'book.js',
    'map.js',
  ]);
});

test('a page that is missing from the build causes an error', () => {
  expect(() => filesOf(manifest, ['src/pages/GonePage.tsx'])).toThrow(
    'The build has no src/pages/GonePage.tsx',
  );
});

test('the bytes of a chunk are divided by the length of the code of each owner', () => {
  const files: { bytes: number; owners: Record<string, number> }[] = [
    { bytes: 100, owners: { react: 300, xstate: 100 } },
    { bytes: 10, owners: { xstate: 7 } },
  ];
  expect(sharesOf(files)).toEqual([
    ['react', 75],
    ['xstate', 35],
  ]);
});
