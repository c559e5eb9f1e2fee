import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { undeclaredImports } from './rules/declared.ts';
import { fileErrors } from './rules/files.ts';
import { crowdedFolders, folderErrors } from './rules/folders.ts';
import { sourceRules } from './rules/index.ts';
import { missingBinaries } from './rules/lockfile.ts';
import { violationsOf } from './rules/source-rule.ts';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';
import { copyCheckout } from './testing/checkout-copy.ts';
import { filesOf, importFindings, knipFindings, lintFindings, typeFindings } from './testing/findings.ts';
import { companions, imports } from './testing/import-plants.ts';
import { lint, source } from './testing/plants.ts';

const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
);

/** Runs of the tools over one copy of the checkout that holds all planted files at once. */
let found: { imports: string[]; lint: string[]; program: string[]; types: string; knip: string[] };
let copy: ReturnType<typeof copyCheckout>;

const unused = 'app/src/ports/reload.ts';
const browserOnly = 'machines/src/planted-dom.ts';

beforeAll(async () => {
  copy = copyCheckout();
  for (const { file, text } of [...imports, ...companions, ...lint]) copy.plant(file, text);
  copy.plant(unused, `${readFileSync(join(root, unused), 'utf8')}\nexport const unusedExport = 1;\n`);
  copy.plant(browserOnly, 'export const title = document.title;\n');
  const [cruised, linted, program, compiled, unusedExports] = await Promise.all([
    importFindings(
      copy.path,
      imports.map(({ file }) => file),
    ),
    lintFindings(
      copy.path,
      lint.map(({ file }) => file),
    ),
    filesOf(copy.path, 'tsconfig.node.json'),
    typeFindings(copy.path, browserOnly),
    knipFindings(copy.path),
  ]);
  found = { imports: cruised, lint: linted, program, types: compiled, knip: unusedExports };
}, 300_000);
afterAll(() => copy.remove());

describe('dependency-cruiser', () => {
  test.each(imports)('reports $rule in $file', ({ file, rule }) => {
    expect(found.imports).toContain(`${file}: ${rule}`);
  });

  test('every rule has a planted violation', () => {
    const planted = new Set(imports.map(({ rule }) => rule));
    expect(planted).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});

describe('Biome', () => {
  test.each(lint)('reports $rule in $file', ({ file, rule }) => {
    expect(found.lint).toContain(`${file}: lint/${rule}`);
  });
});

test('the compiler reports a browser global in a machine', () => {
  expect(found.program).toContain(`./${browserOnly}`);
  expect(found.types).toMatch(
    /machines\/src\/planted-dom\.ts\(1,\d+\): error TS2584: Cannot find name 'document'/,
  );
});

test('knip reports an export that no file imports', () => {
  expect(found.knip).toContain(`${unused}: unusedExport`);
});

describe('the source rules', () => {
  test.each(source)('report $rule in $file', ({ file, text, rule }) => {
    const rules = violationsOf([{ file, text }], sourceRules).map((violation) => violation.rule);
    expect(rules).toContain(rule);
  });

  test('every rule has a planted violation', () => {
    expect(new Set(source.map(({ rule }) => rule))).toEqual(new Set(sourceRules.map(({ name }) => name)));
  });

  test('allow a test whose assertion is in a helper of the same file', () => {
    const text = "const check = () => { expect(1).toBe(1); };\ntest('holds', () => { check(); });";
    expect(violationsOf([{ file: 'sdk/src/planted.test.ts', text }], sourceRules)).toEqual([]);
  });

  test('allow a text from the catalogue and an attribute without words', () => {
    const text =
      'export const Ok = ({ text }) => <p title="·" className="wide">{text("ride.title")} → 4</p>;';
    expect(violationsOf([{ file: 'app/src/Planted.tsx', text }], sourceRules)).toEqual([]);
  });

  test('allow a value that a condition in JSX compares with, and a template of values alone', () => {
    const text = `export const Ok = () => <p title={\`\${a} · \${b}\`}>{kind === 'taxi' ? text('a') : text('b')}</p>;`;
    expect(violationsOf([{ file: 'app/src/Planted.tsx', text }], sourceRules)).toEqual([]);
  });

  test('allow shorthands and shadows that are the same on both sides', () => {
    const text = `export const a = style({ padding: '0 1px 2px 1px', inset: 'auto 0 0', boxShadow: 'inset 0 0 0 1px', margin: 'calc(1px + 2px) 0 0' });`;
    expect(violationsOf([{ file: 'app/src/pages/planted.css.ts', text }], sourceRules)).toEqual([]);
  });

  test('allow the hooks of the router and of the own folder in a page, and the message of an error in a machine', () => {
    const page = "import { useSearchParams } from 'wouter';\nexport const A = () => useSearchParams();";
    const machine = "export const fail = () => { throw new Error('No ride is under way'); };";
    const files = [
      { file: 'app/src/pages/Planted.tsx', text: page },
      { file: 'machines/src/planted.ts', text: machine },
    ];
    expect(violationsOf(files, sourceRules)).toEqual([]);
  });

  test('allow colours that follow the theme', () => {
    const text = "export const dot = style({ color: 'currentColor', border: '1px solid transparent' });";
    expect(violationsOf([{ file: 'app/src/pages/planted.css.ts', text }], sourceRules)).toEqual([]);
  });

  test('allow a duration measured on the monotonic clock in a named file, and nowhere else', () => {
    const text = 'export const start = performance.now();';
    const files = ['receive', 'planted'].map((name) => ({ file: `backend/src/live/${name}.ts`, text }));
    expect(violationsOf(files, sourceRules).map(({ file }) => file)).toEqual(['backend/src/live/planted.ts']);
  });
});

test('an import that the package.json does not declare is reported', () => {
  const manifests = { '': { name: 'root' }, sdk: { name: '@mobility/sdk', dependencies: { valibot: '1' } } };
  const files = [
    {
      file: 'sdk/src/planted.ts',
      text: "import 'valibot';\nimport type { A } from '@mobility/openapi/limits';",
    },
  ];
  expect(undeclaredImports(files, manifests)).toEqual([
    'sdk/src/planted.ts: imports @mobility/openapi, which sdk/package.json does not declare',
  ]);
});

test('tests may import a dev dependency, and product code may not', () => {
  const manifests = { '': { name: 'root' }, sdk: { name: '@mobility/sdk', devDependencies: { ajv: '8' } } };
  const text = "import 'ajv';";
  const files = ['sdk/src/planted.ts', 'sdk/src/planted.test.ts'].map((file) => ({ file, text }));
  expect(undeclaredImports(files, manifests)).toEqual([
    'sdk/src/planted.ts: imports ajv, which sdk/package.json does not declare',
  ]);
});

test.each([
  ['is too long', 'x\n'.repeat(301), 'sdk/src/planted.ts: 301 lines (at most 300)'],
  ['is unfinished', '// TODO later\n', 'sdk/src/planted.ts:1: unfinished or silenced'],
  ['skips a test', "test.skip('x', () => {});\n", 'sdk/src/planted.ts:1: unfinished or silenced'],
  ['silences the compiler', '// @ts-ignore\n', 'sdk/src/planted.ts:1: unfinished or silenced'],
])('a file that %s is reported', (_, text, error) => {
  expect(fileErrors([{ file: 'sdk/src/planted.ts', text }])).toContain(error);
});

test('a folder with more than 25 files of its own is reported, and one with subfolders is not', () => {
  const named = (name: string) => ({ file: `sdk/src/${name}.ts`, text: '' });
  const files = Array.from({ length: 26 }, (_, index) => named(`planted-${index}`));
  expect(folderErrors(files)).toEqual(['sdk/src: 26 files (at most 25)']);
  expect(folderErrors([...files.slice(1), named('planted/deeper'), named('planted.test/x')])).toEqual([]);
});

test('a folder that is exempt from the limit of files still exceeds it', () => {
  const crowded = folderErrors(sourceFiles(), {});
  expect(crowded.map((error) => error.split(':')[0])).toEqual(Object.keys(crowdedFolders));
});

test('a lockfile without one of the platform binaries, or with another version of it, is reported', () => {
  const needs = { optionalDependencies: { 'a-darwin': '1.0.0' } };
  const error = 'package-lock.json: node_modules/a needs a-darwin 1.0.0, which is missing';
  const packages = { 'node_modules/a': needs };
  expect(missingBinaries(JSON.stringify({ packages }))).toEqual([error]);
  const older = { ...packages, 'node_modules/a-darwin': { version: '0.9.0' } };
  expect(missingBinaries(JSON.stringify({ packages: older }))).toEqual([error]);
  const complete = { ...packages, 'node_modules/a-darwin': { version: '1.0.0' } };
  expect(missingBinaries(JSON.stringify({ packages: complete }))).toEqual([]);
});
