/** Which folder may import which, and how. */
const folders = [
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
];
const test =
  '(\\.test\\.tsx?$|\\.config\\.ts$|/testing/|^backend/src/(authorization|fuzz|store/conformance)/)';

/** A folder imports itself and the allowed ones. */
const folder = (from, allowed) => ({
  name: `${from}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: test },
  to: { path: `^(${folders.join('|')})/`, pathNot: `^(${[from, ...allowed].join('|')})/` },
});

/** A relative path never leaves its folder: other packages are reached by name, so by their `exports`. */
const byName = folders.map((name) => ({
  name: `${name}-is-imported-by-name`,
  severity: 'error',
  from: { path: `^(${folders.join('|')})/`, pathNot: `^${name}/` },
  to: { path: `^${name}/`, dependencyTypes: ['local'] },
}));

/** A package from npm that only some folders may use. */
const only = (name, module, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^(${folders.join('|')})/`, pathNot: `^(${allowed.join('|')})/` },
  to: { path: module },
});

/** Inside the backend. A layer imports only the folders and files of backend/src that are listed for it. */
const backendLayer = (layer, from, allowed) => ({
  name: `backend-${layer}-layer`,
  severity: 'error',
  from: { path: `^backend/src/${from}`, pathNot: test },
  to: { path: '^backend/src/', pathNot: `^backend/src/(${[from, ...allowed].join('|')})` },
});
const ports = ['context\\.ts', 'command\\.ts', 'domain/', 'store/'];
const useCaseFolders = '(rides|payments|people|notifications|admin|backup)/';
const backendRules = [
  backendLayer('domain', 'domain/', []),
  backendLayer('store', 'store/', ['domain/']),
  backendLayer('redis', 'redis/', []),
  backendLayer('tracing', 'tracing/', ['config\\.ts']),
  backendLayer('matching', 'matching/', ['domain/', 'store/', 'redis/']),
  backendLayer('gateways', 'gateways/', ['domain/', 'store/', 'config\\.ts']),
  backendLayer('validation', 'validation/', ['domain/']),
  backendLayer('auth', 'auth/', [...ports, 'redis/']),
  // A frame with a location enters the same use case as the HTTP operation.
  backendLayer('live', 'live/', [...ports, 'auth/', 'validation/', 'redis/', 'rides/report-location\\.ts']),
  backendLayer('mail', 'mail/', ports),
  backendLayer('use-case', useCaseFolders, [...ports, 'auth/', 'matching/']),
  backendLayer('jobs', 'jobs/', [...ports, 'mail/', useCaseFolders]),
  backendLayer('operations', 'operations/', [...ports, 'operation\\.ts', 'auth/', useCaseFolders]),
  backendLayer('http', 'http/', [
    ...ports,
    'operation\\.ts',
    'operations/',
    'auth/',
    'gateways/',
    'validation/',
    'redis/',
    useCaseFolders,
  ]),
  {
    name: 'backend-city-from-main-only',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: `^backend/src/(city/|main\\.ts$)|${test}` },
    to: { path: '^backend/src/city/' },
  },
  {
    name: 'backend-operations-import-no-operation',
    comment: 'What two operations share is a use case.',
    severity: 'error',
    from: { path: '^backend/src/operations/[^/]+/', pathNot: test },
    to: { path: '^backend/src/operations/' },
  },
  {
    name: 'backend-domain-without-packages',
    comment: 'The domain is pure: no database, no HTTP server, no file.',
    severity: 'error',
    from: { path: '^backend/src/domain/', pathNot: test },
    to: { path: 'node_modules/' },
  },
  {
    name: 'backend-domain-without-node',
    severity: 'error',
    from: { path: '^backend/src/domain/', pathNot: test },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?net$' },
  },
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Not by types alone either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    folder('openapi', []),
    folder('sdk', ['openapi']),
    folder('machines', ['sdk', 'openapi']),
    folder('components', ['machines', 'sdk', 'openapi']),
    folder('app', ['components', 'machines', 'sdk', 'openapi', 'tooling']),
    folder('stories', ['components', 'machines', 'openapi', 'tooling']),
    folder('contracts', ['sdk', 'backend', 'openapi']),
    folder('backend', ['openapi']),
    ...backendRules,
    ...byName,
    {
      name: 'only-e2e-and-tests-import-tooling',
      severity: 'error',
      from: {
        path: `^(${folders.join('|')})/`,
        pathNot: `^(tooling|bench|app/e2e|stories/(vitest|\\.storybook))|${test}`,
      },
      to: { path: '^tooling/' },
    },
    {
      name: 'machines-import-sdk-types-only',
      severity: 'error',
      from: { path: '^machines/', pathNot: test },
      to: { path: '^sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'examples-are-fixtures',
      comment: 'Examples are for tests, stories and the testing entries, never for the product.',
      severity: 'error',
      from: { path: '^(sdk|machines|components|app|backend)/', pathNot: `${test}|^app/e2e/|^backend/build` },
      to: { path: '^openapi/examples/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(sdk|machines|components|app|backend)/src/',
        pathNot: test,
      },
      to: { path: '/testing/' },
    },
    {
      name: 'backend-by-its-entries',
      severity: 'error',
      from: { path: '^(contracts|app|stories|bench)/' },
      to: { path: '^backend/', pathNot: '^backend/src/(server|testing/index)\\.ts$' },
    },
    {
      name: 'app-stories-contracts-are-not-imported',
      severity: 'error',
      from: { path: '^(openapi|sdk|machines|components|backend)/' },
      to: { path: '^(app|stories|contracts)/' },
    },
    only(
      'react-in-components-and-above',
      'node_modules/(react|react-dom|react-aria-components|@xstate/react)/',
      ['components', 'app', 'stories', 'tooling', 'bench'],
    ),
    only('react-query-in-components-and-above', 'node_modules/@tanstack/react-query/', [
      'components',
      'app',
      'stories',
      'bench/mui-twin',
    ]),
    {
      name: 'views-do-not-query',
      comment:
        'A view renders a snapshot; its connected component asks the server. The machine that holds the rows of a table asks nobody.',
      severity: 'error',
      from: {
        path: '^components/src/(.*View\\.tsx$|primitives/|theme/|format/|intl/|map/)',
        pathNot: '^components/src/primitives/DataTable/use-steady-rows\\.ts$',
      },
      to: { path: 'node_modules/(@tanstack/react-query|@xstate/react)/' },
    },
    {
      name: 'styles-import-no-global-styles',
      comment:
        'vanilla-extract runs a .css.ts file with all that it imports, and keeps no styles from files reached by the name of a package: the theme would be missing in the build of Storybook.',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: { path: '^components/src/theme/index\\.ts$' },
    },
    {
      name: 'primitives-know-no-domain',
      severity: 'error',
      from: { path: '^components/src/(theme|primitives|format|intl)/', pathNot: test },
      to: { path: '^components/src/', pathNot: '^components/src/(theme|primitives|format|intl|messages)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(?!node_modules/).*/dist/|/generated/types\\.ts|\\.cache)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@mobility/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
