import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@mobility/tooling/run';

type Built = { name: string; file: string; css?: string[] };
const manifest = join(root, 'app/dist/.vite/manifest.json');

const built = (): Built[] =>
  Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Built>);

const builtAs = (name: string): Built => {
  const found = built().find((entry) => entry.name === name);
  if (!found) throw new Error(`The build has no ${name}`);
  return found;
};

/** The path of the built script with this name, such as `SignIn` of `src/dialogs/SignIn.tsx`. */
export const scriptPath = (name: string): string => `/${builtAs(name).file}`;

/** The paths of the style sheets that the script with this name brings. */
export const stylePaths = (name: string): string[] => (builtAs(name).css ?? []).map((file) => `/${file}`);

/** The name of the script at a path of the server. */
export const scriptName = (path: string): string | undefined =>
  built().find(({ file }) => `/${file}` === path)?.name;
