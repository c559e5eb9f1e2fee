import { expect, test } from 'vitest';
import { neededOffline } from './needed-offline.ts';
import { isServerPage } from './server-pages.ts';

test('what the app needs to start is listed once: scripts, style sheets and the first font', () => {
  const files = neededOffline({
    'index.html': { file: 'assets/index-1.js', imports: ['_first-2.js'], isEntry: true },
    '_first-2.js': {
      file: 'assets/first-2.js',
      css: ['assets/first-3.css'],
      assets: ['assets/inter-latin-wght-normal-4.woff2', 'assets/inter-greek-wght-normal-5.woff2'],
    },
    'src/installed/OfflineRide.tsx': { file: 'assets/OfflineRide-6.js', imports: ['_first-2.js'] },
    'src/pages/AdminPage.tsx': { file: 'assets/AdminPage-7.js' },
  });
  expect(files).toEqual([
    'assets/index-1.js',
    'assets/first-2.js',
    'assets/first-3.css',
    'assets/inter-latin-wght-normal-4.woff2',
    'assets/OfflineRide-6.js',
  ]);
});

test('a build without one of them fails', () => {
  expect(() => neededOffline({})).toThrow('The build has no index.html');
});

test.each([
  ['/api/rides', true],
  ['/ws?ticket=1', true],
  ['/checkout/session_1', true],
  ['/docs', true],
  ['/verify-email?token=1', true],
  ['/', false],
  ['/rides', false],
  ['/apiary', false],
])('%s is answered by the server itself: %s', (path, expected) => {
  expect(isServerPage.test(path)).toBe(expected);
});
