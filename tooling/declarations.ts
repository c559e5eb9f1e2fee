import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the files for tsup are written, in the folder of the package that is built. */
const folder = '.cache/declarations';

const hasDefault = (source: string): boolean => /^export default /m.test(readFileSync(source, 'utf8'));

const reexport = (source: string): string => {
  const from = `from '${join(relative(folder, '.'), source)}';\n`;
  return `export * ${from}${hasDefault(source) ? `export { default } ${from}` : ''}`;
};

/**
 * The options with which tsup writes the declarations of these entries. It creates a TypeScript program per folder of
 * entries, and each one checks the whole package again, in several gigabytes. So its entries are files in one folder that
 * export the real ones.
 */
export const declarationsOf = (entries: Readonly<Record<string, string>>) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(entries).map(([name, source]) => {
    const file = `${name.replaceAll('/', '-')}.ts`;
    writeFileSync(join(folder, file), reexport(source));
    return [name, file] as const;
  });
  const base = join(relative(folder, '.'), '../tsconfig.packages.json');
  const tsconfig = { extends: base, include: [], files: files.map(([, file]) => file) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  return {
    dts: { entry: Object.fromEntries(files.map(([name, file]) => [name, join(folder, file)])) },
    tsconfig: join(folder, 'tsconfig.json'),
  };
};
