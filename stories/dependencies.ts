import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../components/src/', import.meta.url));
const bareImport =
  /from '((?:lucide-react|react-aria-components|react-aria|react-stately|@(?:vanilla-extract|tanstack|xstate|internationalized))[^']*)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(sources + file, 'utf8').matchAll(bareImport)].flatMap(([, name]) => name ?? []);

/**
 * The packages that the components import. A dependency that Vite finds late reloads the page during a
 * test.
 */
export const componentDependencies = (): string[] => [
  ...new Set(
    globSync('**/*.{ts,tsx}', { cwd: sources })
      .filter((file) => !file.includes('.test.'))
      .flatMap(importsOf),
  ),
];
