/**
 * Compiles the ICU catalogues in src/intl/<locale>/<domain>.json to typed modules in src/intl/generated, those of the
 * server's pages to a module of the backend, and lists the keys of machines.json for the machines. `--check` writes nothing and fails where a file is out of date or a
 * translation differs from en-US in its keys or parameters.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileString } from '@internationalized/string-compiler';
import { isolateArguments, parametersOf } from './intl-parameters.ts';
import { directionOf, isLocale } from './src/intl/locale.ts';

const sourceLocale = 'en-US';
const intl = fileURLToPath(new URL('./src/intl/', import.meta.url));
const machineKeys = fileURLToPath(new URL('../machines/src/messages.ts', import.meta.url));
/** The texts of the pages that the server answers itself. They are compiled for the backend alone. */
const serverFile = 'server-pages.json';
const serverTexts = fileURLToPath(
  new URL('../backend/src/http/pages/generated/page-texts.ts', import.meta.url),
);

type Catalogue = Record<string, string>;

const header = (source: string) =>
  `/** GENERATED from ${source} by components/generate-intl.ts; do not edit. Run \`npm run generate\`. */\n`;
const jsonFiles = (locale: string): string[] =>
  readdirSync(join(intl, locale))
    .filter((file) => file.endsWith('.json'))
    .sort();
const componentFiles = (locale: string): string[] => jsonFiles(locale).filter((file) => file !== serverFile);
const read = (locale: string, file: string): Catalogue =>
  JSON.parse(readFileSync(join(intl, locale, file), 'utf8')) as Catalogue;
const locales = readdirSync(intl, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}-[A-Z]{2}$/.test(entry.name))
  .map((entry) => entry.name);

const identifier = (domain: string): string =>
  domain.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The type of a message's arguments; `hasX` is filled in by the formatter and makes `x` optional. */
const argumentsType = (message: string): string => {
  const parameters = parametersOf(message);
  const fields = [...parameters].map(([name, type]) => {
    const flag = `has${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return parameters.has(flag) ? `${name}?: ${type}` : `${name}: ${type}`;
  });
  return `{ ${fields.join('; ')} }`;
};

const compiled = (key: string, message: string, locale: string): string => {
  const isRightToLeft = isLocale(locale) && directionOf(locale) === 'rtl';
  const code = compileString(isRightToLeft ? isolateArguments(message) : message).replace(
    /^\(args(, formatter)?\) =>/,
    (_, formatter) =>
      `(args: ${argumentsType(message)}${formatter ? ', formatter: MessageFormatter' : ''}) =>`,
  );
  return `    ${JSON.stringify(key)}: ${code},`;
};

const moduleOf = (locale: string, file: string): string => {
  const domain = file.replace('.json', '');
  const lines = Object.entries(read(locale, file)).map(([key, message]) => compiled(key, message, locale));
  const imports = ['Flag', 'MessageFormatter'].filter((type) =>
    lines.some((line) => line.includes(`: ${type}`)),
  );
  const typeImport =
    imports.length > 0 ? `import type { ${imports.join(', ')} } from '../../message.ts';\n\n` : '';
  return `${header(`src/intl/${locale}/${file}`)}${typeImport}export const ${identifier(domain)} = {
  domain: ${JSON.stringify(domain)},
  messages: {
${lines.join('\n')}
  },
} as const;
`;
};

/** One module with every domain of a translation, for `<MobilityProvider messages={…}>`. */
const indexOf = (locale: string): string => {
  const domains = componentFiles(locale).map((file) => file.replace('.json', ''));
  const imports = domains.map((domain) => `import { ${identifier(domain)} } from './${domain}.ts';`);
  const entries = domains.map((domain) => `  ${JSON.stringify(domain)}: ${identifier(domain)}.messages,`);
  return `${header(`src/intl/${locale}`)}import type { Catalogue } from '../../message.ts';
${imports.join('\n')}

/** The texts of ${locale}. */
const catalogue: Catalogue = {
${entries.join('\n')}
};

export default catalogue;
`;
};

const keysModule = (): string => {
  const keys = Object.keys(read(sourceLocale, 'machines.json'));
  const prefixes = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))].sort();
  const typeName = (prefix: string) => `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}MessageKey`;
  const unions = prefixes.map((prefix) => {
    const members = keys.filter((key) => key.startsWith(`${prefix}.`)).map((key) => `  | '${key}'`);
    return `export type ${typeName(prefix)} =\n${members.join('\n')};`;
  });
  return `${header('components/src/intl/en-US/machines.json')}
${unions.join('\n')}

/** The key of every sentence that a machine can ask for. */
export type MessageKey =
${prefixes.map((prefix) => `  | ${typeName(prefix)}`).join('\n')};
`;
};

const serverModule = (): string => {
  const parts = locales.map((locale) => {
    const lines = Object.entries(read(locale, serverFile)).map(([key, text]) => compiled(key, text, locale));
    return `  ${JSON.stringify(locale)}: {\n${lines.join('\n')}\n  },`;
  });
  return `${header(`components/src/intl/<locale>/${serverFile}`)}
/** The texts of the server's pages by language. */
export const pageTexts = {
${parts.join('\n')}
} as const;
`;
};

const outputs = new Map<string, string>([
  [machineKeys, keysModule()],
  [serverTexts, serverModule()],
]);
for (const locale of locales) {
  for (const file of componentFiles(locale))
    outputs.set(join(intl, 'generated', locale, file.replace('.json', '.ts')), moduleOf(locale, file));
  if (locale !== sourceLocale) outputs.set(join(intl, 'generated', locale, 'index.ts'), indexOf(locale));
}

/** Every translation has the keys of en-US, each with the same parameters. */
const differences = (locale: string): string[] =>
  jsonFiles(sourceLocale).flatMap((file) => {
    const source = read(sourceLocale, file);
    const name = `${locale}/${file}`;
    if (!jsonFiles(locale).includes(file)) return [`${name} is missing`];
    const translation = read(locale, file);
    const unknown = Object.keys(translation).filter((key) => !(key in source));
    return [
      ...unknown.map((key) => `${name}: '${key}' is not in en-US`),
      ...Object.entries(source).flatMap(([key, message]) => {
        const translated = translation[key];
        if (!translated) return [`${name}: '${key}' is not translated`];
        const expected = [...parametersOf(message).keys()].sort().join(', ');
        const actual = [...parametersOf(translated).keys()].sort().join(', ');
        return expected === actual
          ? []
          : [`${name}: '${key}' has the parameters (${actual}), en-US (${expected})`];
      }),
    ];
  });

const isCurrent = (file: string, text: string): boolean => {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
};

const errors = locales.filter((locale) => locale !== sourceLocale).flatMap(differences);
if (process.argv.includes('--check')) {
  for (const [file, text] of outputs) if (!isCurrent(file, text)) errors.push(`${file} is out of date`);
} else {
  rmSync(join(intl, 'generated'), { recursive: true, force: true });
  for (const [file, text] of outputs) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
for (const error of errors) console.error(error);
console.log(`${locales.length} locales, ${outputs.size} modules, ${errors.length} errors`);
process.exit(errors.length > 0 ? 1 : 0);
