import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@mobility/tooling/run';

type Built = { name: string; src?: string; file: string; css?: string[] };
const manifest = join(root, 'app/dist/.vite/manifest.json');

const built = (): Built[] =>
  Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Built>);

const builtAs = (wanted: string): Built => {
  const found = built().filter(({ name, src }) => name === wanted || src?.endsWith(`/${wanted}`));
  const [only, ...others] = found;
  if (!only || others.length > 0) throw new Error(`The build has ${found.length} scripts named ${wanted}`);
  return only;
};

/** The path of the built script with this name or source: `SignIn`, or `dialogs/SignIn.tsx` where several have the name. */
export const scriptPath = (name: string): string => `/${builtAs(name).file}`;

/** The paths of the style sheets that the script with this name brings. */
export const stylePaths = (name: string): string[] => (builtAs(name).css ?? []).map((file) => `/${file}`);

/** The name of the script at a path of the server. */
export const scriptName = (path: string): string | undefined =>
  built().find(({ file }) => `/${file}` === path)?.name;
