import { expect, test } from 'vitest';
import { importedAtOnce, nameIconChunk, nameViewChunk, type ReadModule } from './view-chunks.ts';

type Module = { code?: string; imports?: string[]; parts?: string[] };

const graphOf =
  (modules: Record<string, Module>): ReadModule =>
  (id) => {
    const { code = '', imports = [], parts = [] } = modules[id] ?? {};
    return { code, importedIds: imports, dynamicallyImportedIds: parts };
  };

const read = graphOf({
  '/landing.tsx': { imports: ['/format.ts', '/lucide-react/check.js', '/lucide-react/star.js'] },
  '/session.ts': { imports: ['/ride/machine.ts', '/ride/rules.ts', '/place-name.ts'] },
  '/rider.tsx': {
    code: 'import { Dashboard } from "@mobility/components/ride";',
    imports: [
      '/ride/index.ts',
      '/booking/trip.ts',
      '/place-name.ts',
      '/vehicle-name.ts',
      '/lucide-react/lock.js',
    ],
  },
  '/booking.tsx': {
    imports: ['/booking/trip.ts', '/ride/status.ts', '/node_modules/menu.js', '/place-name.ts'],
  },
  '/driver.tsx': { imports: ['/ride/status.ts'] },
  '/ride/index.ts': {
    code: 'export { Dashboard } from "./Dashboard.tsx";\nexport { History } from "./History.tsx";',
    imports: ['/ride/Dashboard.tsx', '/ride/History.tsx'],
  },
  '/ride/Dashboard.tsx': {
    imports: [
      '/ride/status.ts',
      '/ride/rules.ts',
      '/format.ts',
      '/lucide-react/check.js',
      '/node_modules/star.js',
    ],
    parts: ['/Dialog.tsx'],
  },
  '/Dialog.tsx': { imports: ['/node_modules/menu.js'] },
});

const nameOf = (id: string) =>
  nameViewChunk({
    visitors: ['/landing.tsx'],
    session: '/session.ts',
    shared: /vehicle-name|lock/,
    views: { rider: '/rider.tsx', booking: '/booking.tsx', driver: '/driver.tsx' },
  })(id, { getModuleInfo: read });

test('of a module that only re-exports, only the imported names are followed', () => {
  const modules = importedAtOnce('/rider.tsx', read);
  expect(modules).toContain('/ride/Dashboard.tsx');
  expect(modules).not.toContain('/ride/History.tsx');
});

test.each([
  ['/ride/machine.ts', 'session'],
  ['/ride/status.ts', 'views'],
  ['/booking/trip.ts', 'rider-booking'],
  ['/ride/Dashboard.tsx', 'rider'],
  ['/ride/rules.ts', 'rider-session'],
  ['/place-name.ts', 'rider-booking'],
  ['/vehicle-name.ts', null],
  ['/lucide-react/lock.js', 'small'],
  ['/format.ts', null],
  ['/lucide-react/check.js', 'small'],
  ['/lucide-react/star.js', null],
  ['/node_modules/star.js', 'rider'],
  ['/node_modules/menu.js', null],
  ['/ride/History.tsx', null],
])('%s belongs to the chunk %s', (id, name) => {
  expect(nameOf(id)).toBe(name);
});

test.each([
  ['/lucide-react/star.js', null],
  ['/lucide-react/send.js', 'icons'],
])('the icon %s of a later part is in the chunk %s', (id, name) => {
  expect(nameIconChunk(['/landing.tsx'])(id, { getModuleInfo: read })).toBe(name);
});
