/** The steps of `npm run check`. Each step is one fast command. */
export type Step = { name: string; command: string; args: string[] };

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
const tool = (name: string, ...args: string[]): Step => ({
  name,
  command: 'npx',
  args: ['--no-install', ...args],
});

export const checks: Step[] = [
  tool('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  tool('types: browser', 'tsc', '-p', 'tsconfig.json'),
  tool('types: node', 'tsc', '-p', 'tsconfig.node.json'),
  tool('types: journeys', 'tsc', '-p', 'tsconfig.e2e.json'),
  tool('types: declarations of the packages', 'tsc', '-p', 'tsconfig.packages.json'),
  tool(
    'dependency rules',
    'depcruise',
    'openapi',
    'sdk',
    'machines',
    'components',
    'app',
    'stories',
    'contracts',
    'backend',
    'bench',
    'tooling',
  ),
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
  node('README: import graph is current', 'tooling/import-graph.ts', '--check'),
];

/** Builds the app and the backend for production. */
export const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] };

/** The checks of the bundle sizes. The check of the app needs the build. */
export const budgets: Step[] = [node('bytes: app', 'tooling/app-bytes.ts'), tool('bytes: sdk', 'size-limit')];
