/** What `npm run check` runs: fast checks, each one command that fails loudly. */
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
  tool(
    'import law',
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
  node('house rules', 'tooling/house-rules.ts'),
  node('map of imports is current', 'tooling/import-graph.ts', '--check'),
];

/** These need the build. */
export const budgets: Step[] = [tool('bytes per entry', 'size-limit')];
