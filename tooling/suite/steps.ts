/** The steps of `npm run check`. Each step is one fast command. */
export type Step = { name: string; command: string; args: string[] };

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
const tool = (name: string, ...args: string[]): Step => ({
  name,
  command: 'npx',
  args: ['--no-install', ...args],
});

// Several checkers in one program would each work out the types that they share.
const types = (name: string, config: string): Step => tool(name, 'tsc', '--singleThreaded', '-p', config);

export const checks: Step[] = [
  tool('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  types('types: browser and journeys', 'tsconfig.json'),
  types('types: node', 'tsconfig.node.json'),
  types('types: declarations of the packages', 'tsconfig.packages.json'),
  node('dependency rules, and the import graph of the README', 'tooling/import-graph.ts', '--check'),
  node('contract: generated files are current', 'openapi/generate.ts', '--check'),
  node(
    'texts: translations are complete, compiled files are current',
    'components/generate-intl.ts',
    '--check',
  ),
  node('machines: diagrams are current', '--conditions=@mobility/source', 'machines/diagrams.ts', '--check'),
  tool(
    'contract: recommended-strict',
    'redocly',
    'lint',
    '--config',
    'openapi/redocly.yaml',
    'openapi/openapi.yaml',
    'openapi/live.yaml',
  ),
  tool(
    'contract: OWASP',
    'spectral',
    'lint',
    '--fail-severity',
    'warn',
    '--ruleset',
    'openapi/.spectral.yaml',
    'openapi/generated/openapi.json',
  ),
  tool('unused exports, files and dependencies', 'knip', '--no-progress'),
  node('source rules', 'tooling/check-sources.ts'),
];

/** Builds the app and the backend for production. */
export const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] };

/** The checks of the bundle sizes. The check of the app needs the build. */
export const budgets: Step[] = [node('bytes: app', 'tooling/app-bytes.ts'), tool('bytes: sdk', 'size-limit')];
