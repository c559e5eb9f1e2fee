import { builtinModules } from 'node:module';
import ts from 'typescript';
import type { SourceFile } from './source-rule.ts';

export type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
/** The manifests by folder; the root's has the empty name. */
export type Manifests = Record<string, Manifest>;

/** Tests, configurations, and styles, which the build turns into CSS. */
const isTooling =
  /\.(test|e2e|stories|config|css)\.tsx?$|^[\w-]+\.ts$|\/(testing|theme)\/|(^|\/)(e2e|\.storybook)\//;
/** Folders that are never published. Product code may import their dev dependencies. */
const isPrivate = /^(app|stories|contracts|backend|bench|tooling)(\/|$)/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isPackage = (specifier: string): boolean =>
  !/^[./]|^(node|virtual):/.test(specifier) && !builtinModules.includes(specifier);

const folderOf = (file: string, manifests: Manifests): string =>
  Object.keys(manifests)
    .filter((folder) => folder === '' || file.startsWith(`${folder}/`))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');

const mayImport = (file: string, folder: string, manifests: Manifests): Set<string> => {
  const own = manifests[folder];
  const root = manifests[''];
  const declared = { ...own?.dependencies, ...own?.peerDependencies, ...own?.optionalDependencies };
  const usesDev = folder === '' || isPrivate.test(folder) || isTooling.test(file.slice(folder.length + 1));
  const dev = usesDev ? { ...own?.devDependencies, ...root?.devDependencies } : {};
  return new Set([own?.name ?? '', ...Object.keys(declared), ...Object.keys(dev)]);
};

/** Packages that a file imports although its folder's package.json does not declare them. */
export const undeclaredImports = (files: SourceFile[], manifests: Manifests): string[] =>
  files.flatMap(({ file, text }) => {
    const folder = folderOf(file, manifests);
    const allowed = mayImport(file, folder, manifests);
    const names = ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) => fileName)
      .filter(isPackage)
      .map(packageOf);
    return [...new Set(names)]
      .filter((name) => !allowed.has(name))
      .map(
        (name) =>
          `${file}: imports ${name}, which ${folder ? `${folder}/` : ''}package.json does not declare`,
      );
  });
